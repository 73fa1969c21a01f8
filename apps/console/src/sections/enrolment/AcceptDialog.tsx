import { payMerchantAccount } from '@comanda/api/areas/factorypay/payMerchantAccount';
import { enrolmentCalls, resourceCalls } from '@comanda/api/calls';
import { faultLabel } from '@comanda/api/labels';
import { Select } from '@comanda/ui/Select';
import { TextField } from '@comanda/ui/TextField';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormDialog } from '../../app/FormDialog.tsx';
import { toast, useCallMutation, useCallQuery, useCompany, useLabel } from '../../app/index.ts';
import { refreshEntity } from '../../app/queries.ts';
import { useHeld } from '../../app/useHeld.ts';
import { QueryState } from '../../list/QueryState.tsx';
import { asText } from '../../resource/values/read.ts';
import type { Stored } from '../../resource/values/stored.ts';

const rhythms = ['DAY', 'WEK', 'MNT', 'MAN'] as const;
type Rhythm = (typeof rhythms)[number];
const accountCalls = resourceCalls(payMerchantAccount);

export interface AcceptDialogProps {
  readonly record: Stored;
  readonly onClose: () => void;
}
interface Account {
  readonly acquirer: string;
  readonly merchantNumber: string;
  readonly sweep: Rhythm;
}

/** Asks under which account the cards of what is accepted are taken, once it is known whether it has one. */
export function AcceptDialog(props: AcceptDialogProps) {
  const { record } = props;
  const company = useCompany();
  const query = useCallQuery(accountCalls.list, {
    data: {
      idCompany: company.id,
      limit: 100,
      whereExtra: {
        and: [
          { field: 'companyCode', operator: 'eq', value: asText(record['companyCode']) },
          { field: 'status', operator: 'eq', value: 'A' },
        ],
      },
    },
  });
  if (!query.data) return <QueryState query={query} />;
  const found = query.data.elements.find(
    (one) => asText(one['storeCode']).toLowerCase() === asText(record['storeCode']).toLowerCase(),
  );
  const sweep = rhythms.find((one) => one === found?.['sweep']) ?? 'DAY';
  return (
    <Asked
      {...props}
      isThere={found !== undefined}
      start={{
        acquirer: asText(found?.['acquirer']),
        merchantNumber: asText(found?.['merchantNumber']),
        sweep,
      }}
    />
  );
}

interface AskedProps extends AcceptDialogProps {
  readonly isThere: boolean;
  readonly start: Account;
}

function Asked({ record, isThere, start, onClose }: AskedProps) {
  const { t } = useLingui();
  const label = useLabel();
  const { mutate, isPending } = useCallMutation(enrolmentCalls.decide);
  const [account, setAccount] = useState(start);
  const held = useHeld('acquirer', 'merchantNumber', 'sweep');
  const code = asText(record['code']);
  // What the dialog was opened for: somebody else who decides meanwhile wins, and this one is told.
  const [{ id, version }] = useState(record);
  const send = async (): Promise<void> => {
    const wanting = Object.fromEntries(
      (['acquirer', 'merchantNumber'] as const)
        .filter((name) => account[name].trim() === '')
        .map((name) => [name, faultLabel('required')]),
    );
    if (held.refuse(wanting)) return;
    const result = await mutate({ data: { id, version, state: 'APR', account } });
    void refreshEntity('FPN');
    if (!result.ok) return held.answer(result.failure);
    onClose();
    toast({
      tone: 'success',
      message: t`Accepted. The company is told.`,
      detail: isThere ? t`Its merchant account goes on by it.` : t`Its merchant account is open.`,
    });
    await refreshEntity('FPA');
  };
  return (
    <FormDialog
      title={t`Accept the enrolment ${code}?`}
      submit={t`Accept`}
      held={held}
      isDirty={JSON.stringify(account) !== JSON.stringify(start)}
      isPending={isPending}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        label={label({ id: 'FPA.acquirer' })}
        description={
          isThere
            ? t`The business has this account already: its tariff and IBAN become those of the enrolment.`
            : t`Cards are taken under an account that is opened now, by the tariff and the IBAN of the enrolment.`
        }
        maxLength={80}
        dir="auto"
        isRequired
        value={account.acquirer}
        onChange={(acquirer) => setAccount({ ...account, acquirer })}
        error={held.at('acquirer')}
      />
      <TextField
        label={label({ id: 'FPA.merchantNumber' })}
        maxLength={15}
        dir="ltr"
        isRequired
        value={account.merchantNumber}
        onChange={(merchantNumber) => setAccount({ ...account, merchantNumber })}
        error={held.at('merchantNumber')}
      />
      <Select
        label={label({ id: 'FPA.sweep' })}
        value={account.sweep}
        onChange={(sweep) => setAccount({ ...account, sweep })}
        options={rhythms.map((one) => ({ id: one, label: label({ id: `FPA.sweep.${one}` }) }))}
        error={held.at('sweep')}
      />
    </FormDialog>
  );
}
