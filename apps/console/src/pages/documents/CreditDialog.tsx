import { type InvoiceDocument, invoiceCalls } from '@comanda/api/calls';
import type { Failure } from '@comanda/api/client';
import { faultLabel } from '@comanda/api/labels';
import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { Dialog } from '@comanda/ui/Dialog';
import { FormFrame } from '@comanda/ui/Form';
import { Text } from '@comanda/ui/Text';
import { TextField } from '@comanda/ui/TextField';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { failureMessage, toast, useCallMutation, useLabel } from '../../app/index.ts';
import { refreshes } from './refreshes.ts';
import * as css from './tickets.css.ts';

export interface CreditDialogProps {
  readonly invoice: Pick<InvoiceDocument, 'id' | 'label'>;
  readonly onClose: () => void;
  readonly onMade: (id: string) => void;
}

/** Takes an invoice back: asks why, because the credit note says so. */
export function CreditDialog({ invoice: { id, label: number }, onClose, onMade }: CreditDialogProps) {
  const { t } = useLingui();
  const label = useLabel();
  const form = useId();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const credit = useCallMutation(invoiceCalls.credit, { refreshes });
  const save = async (): Promise<void> => {
    const said = reason.trim();
    setMissing(said === '');
    setFailure(undefined);
    if (said === '') return;
    const result = await credit.mutate({ data: { id, reason: said } });
    if (!result.ok) return setFailure(result.failure);
    toast({ tone: 'success', message: t`Credit note ${result.data.label} made` });
    onMade(result.data.id);
  };
  return (
    <Dialog
      title={t`Take back ${number}?`}
      size="sm"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      actions={
        <>
          <Button slot="close" isDisabled={credit.isPending}>{t`Cancel`}</Button>
          <Button type="submit" form={form} tone="danger" isPending={credit.isPending}>
            {t`Make credit note`}
          </Button>
        </>
      }
    >
      <FormFrame
        id={form}
        UNSAFE_className={css.stack}
        isPending={credit.isPending}
        onSubmit={() => void save()}
      >
        {failure && <Banner tone="danger">{label(failureMessage(failure))}</Banner>}
        <Text as="p">
          {t`A credit note over all of it is made, with a number of its own. The invoice stays as it is, and what it was made of can be invoiced again.`}
        </Text>
        <TextField
          label={t`Reason`}
          description={t`It stands on the credit note: wrong name, another company…`}
          dir="auto"
          maxLength={200}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog asks for nothing else
          autoFocus
          value={reason}
          onChange={setReason}
          error={isMissing && label(faultLabel('required'))}
        />
      </FormFrame>
    </Dialog>
  );
}
