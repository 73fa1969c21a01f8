import { type EnrolmentDecision, enrolmentCalls } from '@comanda/api/calls';
import { Button } from '@comanda/ui/Button';
import { MenuItem } from '@comanda/ui/Menu';
import { SplitButton } from '@comanda/ui/SplitButton';
import { useLingui } from '@lingui/react/macro';
import { Check, Hand, MessageCircleQuestion, X } from 'lucide-react';
import { useState } from 'react';
import { refreshEntity } from '../../app/queries.ts';
import { tellFailure } from '../../app/tellFailure.ts';
import { toast, useAllowed, useCallMutation } from '../../app/index.ts';
import { asText } from '../../resource/values/read.ts';
import type { Stored } from '../../resource/values/stored.ts';
import { AcceptDialog } from './AcceptDialog.tsx';
import { AnswerDialog } from './AnswerDialog.tsx';

/** What an operator makes of an enrolment in its present state (docs/product.md §19.14). */
export function EnrolmentActs({ record }: { readonly record: Stored }) {
  const { t } = useLingui();
  const mayDecide = useAllowed('ALLOW_SYSTEM_PAY_ENROLLMENT_EDIT');
  const { mutate, isPending } = useCallMutation(enrolmentCalls.decide);
  const [asked, setAsked] = useState<EnrolmentDecision>();
  const state = asText(record['state']);
  if (!mayDecide || record['status'] === 'D' || !['DRF', 'SNT', 'REV'].includes(state)) return null;
  const go = async (next: EnrolmentDecision, done: string): Promise<void> => {
    const { id, version } = record;
    const result = await mutate({ data: { id, version, state: next } });
    await refreshEntity('FPN');
    if (result.ok) toast({ tone: 'success', message: done });
    else tellFailure(result.failure);
  };
  const choose = (next: string): void => {
    if (next === 'REV') void go('REV', t`Taken up. The company is told.`);
    else if (next === 'ASK' || next === 'RJC' || next === 'APR') setAsked(next);
  };
  const close = (): void => setAsked(undefined);
  const reject = (
    <MenuItem id="RJC" icon={X} tone="danger">
      {t`Reject…`}
    </MenuItem>
  );
  const ask = <MenuItem id="ASK" icon={MessageCircleQuestion}>{t`Ask for more…`}</MenuItem>;
  return (
    <>
      {state === 'DRF' && (
        <Button
          tone="accent"
          isPending={isPending}
          onPress={() => void go('SNT', t`Sent for the company. It waits to be taken up.`)}
        >
          {t`Send for the company`}
        </Button>
      )}
      {state === 'SNT' && (
        <SplitButton
          tone="accent"
          iconStart={Hand}
          isPending={isPending}
          onPress={() => choose('REV')}
          menuLabel={t`More ways to decide`}
          onAction={choose}
          actions={
            <>
              <MenuItem id="APR" icon={Check}>{t`Accept…`}</MenuItem>
              {ask}
              {reject}
            </>
          }
        >
          {t`Take up`}
        </SplitButton>
      )}
      {state === 'REV' && (
        <SplitButton
          tone="accent"
          iconStart={Check}
          isPending={isPending}
          onPress={() => choose('APR')}
          menuLabel={t`More ways to decide`}
          onAction={choose}
          actions={
            <>
              {ask}
              {reject}
            </>
          }
        >
          {t`Accept…`}
        </SplitButton>
      )}
      {asked === 'APR' && <AcceptDialog record={record} onClose={close} />}
      {(asked === 'ASK' || asked === 'RJC') && <AnswerDialog record={record} state={asked} onClose={close} />}
    </>
  );
}
