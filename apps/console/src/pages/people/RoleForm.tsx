import { type Role, type RoleEffect, roleLimits } from '@comanda/api/calls';
import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { ResourceForm } from '@comanda/ui/ResourceForm';
import { TextField } from '@comanda/ui/TextField';
import { useLingui } from '@lingui/react/macro';
import { Refusal } from '../../access/Refusal.tsx';
import { failureMessage, useActions, useLabel } from '../../app/index.ts';
import { RestoredNotice } from '../../resource/form/RestoredNotice.tsx';
import { useFaultText } from '../../resource/form/useFaultText.ts';
import { useSaveKey } from '../../resource/form/useSaveKey.ts';
import { allActions } from './areas.ts';
import * as css from './people.css.ts';
import { RefusedActions } from './RefusedActions.tsx';
import { putBack, refusedActions } from './actionFaults.ts';
import { AreaFields, SpecialFields } from './PermissionFields.tsx';
import { changesFrom, draftOf, rebased, type RoleDraft } from './roleDraft.ts';
import { type RoleBase, useRoleDraft } from './useRoleDraft.ts';
import { useRoleSaving } from './useRoleSaving.ts';
import { lazyPart } from '../../lazyPart.ts';

const ReviewDialog = lazyPart(async () => (await import('./ReviewDialog.tsx')).ReviewDialog);
const LeaveDialog = lazyPart(async () => (await import('../../resource/form/LeaveDialog.tsx')).LeaveDialog);

export interface RoleFormProps {
  /** The role that is changed; none for a new one. */
  readonly role?: Role;
  /** What a new one begins as. */
  readonly start?: RoleDraft;
  /** The role that a new one is a copy of. */
  readonly from?: string | undefined;
  readonly onSaved: (role: Role, people: readonly RoleEffect[]) => void;
  readonly onCancel: () => void;
}

const nothing: RoleDraft = { name: '', permissions: {} };

/** A role as it is being written: what is typed stays until it is saved or left. */
export function RoleForm({ role, start = nothing, from, onSaved, onCancel }: RoleFormProps) {
  const { t } = useLingui();
  const label = useLabel();
  const say = useFaultText();
  const own = useActions();
  const begun = role ? draftOf(role) : start;
  // What a new one starts with, or a copy brought along, is no change of its author's.
  const writing = useRoleDraft(role ? `EDIT ${role.code}` : `NEW ${from ?? ''}`, {
    ...begun,
    version: role?.version ?? 0,
  });
  const { base, draft, isDirty } = writing;
  const { saving, save, store, settle, isPending } = useRoleSaving({
    base: role,
    interrupted: writing.kept?.intent,
    onWrite: writing.keepIntent,
    onSaved: (saved, people) => {
      writing.finish();
      onSaved(saved, people);
    },
  });
  const submit = (): void => {
    if (saving.kind !== 'saving') void save(draft, base.version);
  };
  useSaveKey(submit);

  const faults = saving.kind === 'faults' ? saving.faults : [];
  const nameFault = faults.find(({ field }) => field === 'name');
  const refused = refusedActions(faults);
  const otherFault = faults.find(
    (fault) => fault.field !== 'name' && !refused.some((one) => one.fault === fault),
  );
  const sayFault = ({ field = '', error = '', params }: (typeof faults)[number]): string =>
    say({ path: field, code: error, ...(params && { params }) });
  const change = (next: RoleDraft): void => {
    writing.setDraft(next);
    if (saving.kind === 'faults' || saving.kind === 'failed') settle();
  };
  const takeTheirs = (stored: RoleBase, next: RoleDraft): void => {
    writing.rebase(stored, next);
    settle();
  };
  const matrix = {
    permissions: draft.permissions,
    saved: base.permissions,
    onChange: (permissions: RoleDraft['permissions']) => change({ ...draft, permissions }),
    mayGive: (action: string) => own.has(action),
  };
  const failed = saving.kind === 'failed' || saving.kind === 'faults';
  return (
    <>
      <ResourceForm
        label={role ? t`Change a role` : t`New role`}
        mode={role ? 'EDIT' : 'NEW'}
        sections={[
          { id: 'areas', label: t`Areas`, content: <AreaFields {...matrix} /> },
          { id: 'special', label: t`Special permissions`, content: <SpecialFields {...matrix} /> },
        ]}
        status={
          failed
            ? { kind: 'failed', message: t`Not saved` }
            : { kind: saving.kind === 'saving' ? 'saving' : isDirty ? 'dirty' : 'clean' }
        }
        onSave={submit}
        onCancel={onCancel}
        notice={
          <div className={css.stack}>
            {writing.kept && isDirty && saving.kind === 'idle' && (
              <RestoredNotice
                onDiscard={() => {
                  writing.rebase({ ...begun, version: role?.version ?? 0 }, begun);
                }}
              />
            )}
            {saving.kind === 'failed' && (
              <Banner
                tone="danger"
                title={t`Not saved; what you changed is still here`}
                actions={<Button size="sm" onPress={submit}>{t`Try again`}</Button>}
              >
                {label(failureMessage(saving.failure))}
                <Refusal failure={saving.failure} />
              </Banner>
            )}
            {refused.length > 0 && (
              <RefusedActions
                refused={refused}
                onPutBack={() =>
                  change({ ...draft, permissions: putBack(draft.permissions, base.permissions, refused) })
                }
              />
            )}
            {otherFault && <Banner tone="danger">{sayFault(otherFault)}</Banner>}
            {saving.kind === 'stale' && (
              <Banner
                tone="warning"
                title={t`Somebody else has changed this role in the meantime`}
                actions={
                  <>
                    <Button
                      size="sm"
                      onPress={() => takeTheirs(saving.stored, rebased(base, draft, saving.stored))}
                    >{t`Keep my changes on top of theirs`}</Button>
                    <Button
                      size="sm"
                      onPress={() => takeTheirs(saving.stored, saving.stored)}
                    >{t`Take theirs`}</Button>
                  </>
                }
              >
                {t`Nothing is saved yet. Look at the result before you save it.`}
              </Banner>
            )}
            <div className={css.field}>
              <TextField
                label={t`Name`}
                name="name"
                isRequired
                maxLength={roleLimits.name}
                value={draft.name}
                onChange={(name) => change({ ...draft, name })}
                error={nameFault && sayFault(nameFault)}
              />
            </div>
          </div>
        }
      />
      {saving.kind === 'review' && (
        <ReviewDialog
          changes={changesFrom(base.permissions, draft.permissions, allActions)}
          people={saving.people}
          isAnew={saving.isAnew}
          isSaving={isPending}
          onSave={() => void store(draft, base.version, saving.digest)}
          onBack={settle}
        />
      )}
      <LeaveDialog draft={{ get: () => ({ isDirty: writing.holds() }) }} onDiscard={writing.finish} />
    </>
  );
}
