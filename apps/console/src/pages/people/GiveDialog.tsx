import type { RoleEffect } from '@comanda/api/calls';
import type { Failure } from '@comanda/api/client';
import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { Dialog } from '@comanda/ui/Dialog';
import { useLingui } from '@lingui/react/macro';
import { failureMessage, useLabel } from '../../app/index.ts';
import { EffectList } from './EffectList.tsx';
import * as css from './people.css.ts';

export interface GiveDialogProps {
  readonly people: readonly RoleEffect[];
  /** It does something else by now than was shown before. */
  readonly isAnew: boolean;
  /** What the role is called. */
  readonly role: string;
  readonly isSaving: boolean;
  /** What kept the answer from coming: nobody knows whether it was given. */
  readonly lost: Failure | undefined;
  readonly onGive: () => void;
  readonly onBack: () => void;
}

/** What another role does to a person, before they get it. */
export function GiveDialog({ people, isAnew, role, isSaving, lost, onGive, onBack }: GiveDialogProps) {
  const { t } = useLingui();
  const label = useLabel();
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
          <Button tone="accent" isPending={isSaving} onPress={onGive}>
            {lost ? t`Try again` : t`Give role`}
          </Button>
        </>
      }
    >
      <div className={css.stack}>
        {lost && (
          <Banner tone="danger" title={t`The role may not have been given`}>
            {label(failureMessage(lost))}
          </Banner>
        )}
        <EffectList people={people} isAnew={isAnew} />
      </div>
    </Dialog>
  );
}
