import type { RoleEffect } from '@comanda/api/calls';
import { Button } from '@comanda/ui/Button';
import { Dialog } from '@comanda/ui/Dialog';
import { useLingui } from '@lingui/react/macro';
import { EffectList } from './EffectList.tsx';

export interface GiveDialogProps {
  readonly people: readonly RoleEffect[];
  /** What the role is called. */
  readonly role: string;
  readonly isSaving: boolean;
  readonly onGive: () => void;
  readonly onBack: () => void;
}

/** What another role does to a person, before they get it. */
export function GiveDialog({ people, role, isSaving, onGive, onBack }: GiveDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      title={t`Give the role ${role}?`}
      size="md"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onBack();
      }}
      actions={
        <>
          <Button onPress={onBack} isDisabled={isSaving}>{t`Back`}</Button>
          <Button tone="accent" isPending={isSaving} onPress={onGive}>{t`Give role`}</Button>
        </>
      }
    >
      <EffectList people={people} />
    </Dialog>
  );
}
