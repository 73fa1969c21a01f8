import { type KitchenScreen, kitchenWallCalls } from '@comanda/api/calls';
import { faultLabel } from '@comanda/api/labels';
import { TextField } from '@comanda/ui/TextField';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormDialog } from '../../app/FormDialog.tsx';
import { toast, useCallMutation } from '../../app/index.ts';
import { useHeld } from '../../app/useHeld.ts';
import { refreshed } from './refreshed.ts';

export interface WriteDialogProps {
  readonly screens: readonly Pick<KitchenScreen, 'id' | 'name'>[];
  readonly onClose: () => void;
}

/** Writes to whoever stands at some screens; it is shown there until it is closed. */
export function WriteDialog({ screens, onClose }: WriteDialogProps) {
  const { t } = useLingui();
  const { mutate, isPending } = useCallMutation(kitchenWallCalls.write, { refreshes: refreshed });
  const [text, setText] = useState('');
  const held = useHeld('text');
  const [only] = screens;
  const send = async (): Promise<void> => {
    if (held.refuse({ ...(text.trim() === '' && { text: faultLabel('required') }) })) return;
    for (const { id } of screens) {
      const result = await mutate({ params: { id }, data: { text: text.trim() } });
      if (!result.ok) return held.answer(result.failure);
    }
    onClose();
    toast({ tone: 'success', message: t`Sent` });
  };
  return (
    <FormDialog
      title={
        screens.length === 1 && only
          ? t`Write to ${only.name}`
          : t`Write to ${plural(screens.length, { one: '# screen', other: '# screens' })}`
      }
      submit={t`Send`}
      held={held}
      isDirty={text !== ''}
      isPending={isPending}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        label={t`Message`}
        description={t`It stands above the orders until somebody closes it, and replaces what was written before.`}
        maxLength={200}
        dir="auto"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog asks for this first
        autoFocus
        value={text}
        onChange={setText}
        error={held.at('text')}
      />
    </FormDialog>
  );
}
