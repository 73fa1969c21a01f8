import { type Role, type RoleEffect, roleLimits } from '@comanda/api/calls';
import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { ResourceForm } from '@comanda/ui/ResourceForm';
import { TextField } from '@comanda/ui/TextField';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { failureMessage, useActions, useLabel, useUnsaved } from '../../app/index.ts';
import { useFaultText } from '../../resource/form/useFaultText.ts';
import { useSaveKey } from '../../resource/form/useSaveKey.ts';
import { onDemand } from '@comanda/ui/OnDemand';
import { allActions } from './areas.ts';
import * as css from './people.css.ts';
import { AreaFields, SpecialFields } from './PermissionFields.tsx';
import { changesFrom, draftOf, isSame, rebased, type RoleDraft } from './roleDraft.ts';
import { useRoleSaving } from './useRoleSaving.ts';

const ReviewDialog = onDemand(async () => (await import('./ReviewDialog.tsx')).ReviewDialog);
const LeaveDialog = onDemand(async () => (await import('../../resource/form/LeaveDialog.tsx')).LeaveDialog);

export interface RoleFormProps {
  /** The role that is changed; none for a new one. */
  readonly role?: Role;
  /** What a new one begins as. */
  readonly start?: RoleDraft;
  readonly onSaved: (role: Role, people: readonly RoleEffect[]) => void;
  readonly onCancel: () => void;
}

const nothing: RoleDraft = { name: '', permissions: {} };

/** A role as it is being written: what is typed stays until it is saved or left. */
export function RoleForm({ role, start = nothing, onSaved, onCancel }: RoleFormProps) {
  const { t } = useLingui();
  const label = useLabel();
  const say = useFaultText();
  const own = useActions();
  // What a new one starts with, or a copy brought along, is no change of its author's.
  const [base, setBase] = useState({ draft: role ? draftOf(role) : start, version: role?.version ?? 0 });
  const [draft, setDraft] = useState(base.draft);
  // Known at once: the page is left in the same moment.
  const isDone = useRef(false);
  const isDirty = !isSame(base.draft, draft);
  useUnsaved(isDirty);
  const { saving, save, store, settle, isPending } = useRoleSaving(role, (saved, people) => {
    isDone.current = true;
    onSaved(saved, people);
  });
  const submit = (): void => {
    if (saving.kind !== 'saving') void save(draft, base.version);
  };
  useSaveKey(submit);

  const faults = saving.kind === 'faults' ? saving.faults : [];
  const nameFault = faults.find(({ field }) => field === 'name');
  const otherFault = faults.find(({ field }) => field !== 'name');
  const sayFault = ({ field = '', error = '', params }: (typeof faults)[number]): string =>
    say({ path: field, code: error, ...(params && { params }) });
  const change = (next: RoleDraft): void => {
    setDraft(next);
    if (saving.kind === 'faults' || saving.kind === 'failed') settle();
  };
  const takeTheirs = (stored: RoleDraft & Pick<Role, 'version'>, next: RoleDraft): void => {
    setBase({ draft: stored, version: stored.version });
    setDraft(next);
    settle();
  };
  const matrix = {
    permissions: draft.permissions,
    saved: base.draft.permissions,
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
            {saving.kind === 'failed' && (
              <Banner
                tone="danger"
                title={t`Not saved; what you changed is still here`}
                actions={<Button size="sm" onPress={submit}>{t`Try again`}</Button>}
              >
                {label(failureMessage(saving.failure))}
              </Banner>
            )}
            {otherFault && <Banner tone="danger">{sayFault(otherFault)}</Banner>}
            {saving.kind === 'stale' && (
              <Banner
                tone="warning"
                title={t`Somebody else changed this role meanwhile`}
                actions={
                  <>
                    <Button
                      size="sm"
                      onPress={() => takeTheirs(saving.stored, rebased(base.draft, draft, saving.stored))}
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
        <ReviewDialog.View
          changes={changesFrom(base.draft.permissions, draft.permissions, allActions)}
          people={saving.people}
          isSaving={isPending}
          onSave={() => void store(draft, base.version)}
          onBack={settle}
        />
      )}
      <LeaveDialog.View
        draft={{ get: () => ({ isDirty: isDirty && !isDone.current }) }}
        onDiscard={() => {
          isDone.current = true;
        }}
      />
    </>
  );
}
