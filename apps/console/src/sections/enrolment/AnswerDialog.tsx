import { enrolmentCalls } from '@comanda/api/calls';
import { faultLabel } from '@comanda/api/labels';
import { TextArea } from '@comanda/ui/TextArea';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormDialog } from '../../app/FormDialog.tsx';
import { toast, useCallMutation } from '../../app/index.ts';
import { refreshEntity } from '../../app/queries.ts';
import { useHeld } from '../../app/useHeld.ts';
import { asText } from '../../resource/values/read.ts';
import type { Stored } from '../../resource/values/stored.ts';

export interface AnswerDialogProps {
  readonly record: Stored;
  /** ASK: more is needed; RJC: it is rejected. */
  readonly state: 'ASK' | 'RJC';
  readonly onClose: () => void;
}

/** Asks what the company is told: what is still needed, or why its enrolment is rejected. */
export function AnswerDialog({ record, state, onClose }: AnswerDialogProps) {
  const { t } = useLingui();
  const { mutate, isPending } = useCallMutation(enrolmentCalls.decide);
  const [reason, setReason] = useState('');
  const held = useHeld('reason');
  const isReject = state === 'RJC';
  const code = asText(record['code']);
  // What the dialog was opened for: somebody else who decides meanwhile wins, and this one is told.
  const [{ id, version }] = useState(record);
  const send = async (): Promise<void> => {
    const words = reason.trim();
    if (held.refuse(words === '' ? { reason: faultLabel('required') } : {})) return;
    const result = await mutate({ data: { id, version, state, reason: words } });
    void refreshEntity('FPN');
    if (!result.ok) return held.answer(result.failure);
    onClose();
    toast({
      tone: 'success',
      message: isReject ? t`Rejected. The company is told why.` : t`The company is asked for more.`,
    });
  };
  return (
    <FormDialog
      title={isReject ? t`Reject the enrolment ${code}?` : t`Ask for more about ${code}`}
      submit={isReject ? t`Reject` : t`Ask`}
      tone={isReject ? 'danger' : 'accent'}
      held={held}
      isDirty={reason !== ''}
      isPending={isPending}
      onSubmit={send}
      onClose={onClose}
    >
      <TextArea
        label={isReject ? t`Why is it rejected?` : t`What is still needed?`}
        description={t`The company reads this, can change the enrolment and send it again.`}
        maxLength={500}
        isRequired
        value={reason}
        onChange={setReason}
        error={held.at('reason')}
      />
    </FormDialog>
  );
}
