import { kitchenWallCalls, type WallMonitor } from '@comanda/api/calls';
import { SearchSelect } from '@comanda/ui/SearchSelect';
import { faultLabel } from '@comanda/api/labels';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormDialog } from '../../app/FormDialog.tsx';
import { toast, useCallMutation } from '../../app/index.ts';
import { useHeld } from '../../app/useHeld.ts';
import { refreshed } from './refreshed.ts';

export interface CoverDialogProps {
  readonly monitor: WallMonitor;
  readonly backups: readonly WallMonitor[];
  readonly nameOf: (monitor: WallMonitor) => string;
  readonly onClose: () => void;
}

/** Asks which monitor shows the orders of one that is out of order. */
export function CoverDialog({ monitor, backups, nameOf, onClose }: CoverDialogProps) {
  const { t } = useLingui();
  const { mutate, isPending } = useCallMutation(kitchenWallCalls.cover, { refreshes: refreshed });
  const [chosen, setChosen] = useState(backups.length === 1 ? backups[0]?.id : undefined);
  const held = useHeld('idBackup');
  const name = nameOf(monitor);
  const take = async (): Promise<void> => {
    if (held.refuse({ ...(chosen === undefined && { idBackup: faultLabel('required') }) })) return;
    const result = await mutate({ params: { id: monitor.id }, data: { idBackup: chosen ?? null } });
    if (!result.ok) return held.answer(result.failure);
    onClose();
    toast({ tone: 'success', message: t`Its orders are shown there now` });
  };
  return (
    <FormDialog
      title={t`Who shows the orders of ${name}?`}
      submit={t`Take over`}
      held={held}
      isDirty={chosen !== undefined}
      isPending={isPending}
      onSubmit={take}
      onClose={onClose}
    >
      <SearchSelect
        label={t`Monitor`}
        description={t`It shows these orders besides its own, until you give them back.`}
        options={backups.map((backup) => ({
          id: backup.id,
          label: nameOf(backup),
          description: backup.code,
        }))}
        value={chosen ?? null}
        onChange={(id) => setChosen(id ?? undefined)}
        error={held.at('idBackup')}
      />
    </FormDialog>
  );
}
