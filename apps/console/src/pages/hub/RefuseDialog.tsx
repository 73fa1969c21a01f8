import { type HubOrder, type OrderReason, orderReasons } from '@comanda/api/calls';
import { faultLabel } from '@comanda/api/labels';
import { RadioGroup } from '@comanda/ui/RadioGroup';
import { TextField } from '@comanda/ui/TextField';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormDialog } from '../../app/FormDialog.tsx';
import { useLabel } from '../../app/index.ts';
import { useHeld } from '../../app/useHeld.ts';
import { reasonLabels, refusalOf } from './orderActs.ts';
import { useMove } from './useMove.ts';

const OTHER = 'OTHER';
export interface RefuseDialogProps {
  readonly order: HubOrder;
  readonly onClose: () => void;
}

/** Asks why an order is not made: its sender tells the guest. */
export function RefuseDialog({ order, onClose }: RefuseDialogProps) {
  const { t } = useLingui();
  const label = useLabel();
  const { move, isPending } = useMove();
  const [chosen, setChosen] = useState<OrderReason | typeof OTHER>();
  const [note, setNote] = useState('');
  const held = useHeld('reason', 'note');
  const isReject = refusalOf(order) === 'reject';
  const send = async (): Promise<void> => {
    const words = note.trim();
    const wanting = {
      ...(chosen === undefined && { reason: faultLabel('required') }),
      ...(chosen === OTHER && words === '' && { note: faultLabel('required') }),
    };
    if (held.refuse(wanting) || chosen === undefined) return;
    const reason = chosen === OTHER ? null : chosen;
    const status = isReject ? 'RJT' : reason === null ? 'CNC' : 'CNS';
    const failure = await move(order, { status, reason, note: words });
    if (failure) return held.answer(failure);
    onClose();
  };
  return (
    <FormDialog
      title={isReject ? t`Reject order ${order.code}` : t`Cancel order ${order.code}`}
      submit={isReject ? t`Reject order` : t`Cancel order`}
      keep={t`Keep the order`}
      tone="danger"
      held={held}
      isDirty={chosen !== undefined || note !== ''}
      isPending={isPending}
      onSubmit={send}
      onClose={onClose}
    >
      <RadioGroup
        label={t`Why?`}
        description={t`${order.customer} is told the reason.`}
        value={chosen ?? null}
        onChange={setChosen}
        error={held.at('reason')}
        options={[
          ...orderReasons.map((reason) => ({ id: reason, label: label(reasonLabels[reason]) })),
          { id: OTHER, label: t`Another reason` },
        ]}
      />
      <TextField
        label={t`In your words`}
        maxLength={200}
        dir="auto"
        value={note}
        onChange={setNote}
        isRequired={chosen === OTHER}
        error={held.at('note')}
      />
    </FormDialog>
  );
}
