import { type AnswerOf, type Role, roleCalls, type RoleEffect } from '@comanda/api/calls';
import type { Failure } from '@comanda/api/client';
import type { ExtraInfo } from '@comanda/api/errors';
import { type Permissions, permissionStates } from '@comanda/api/permissions';
import { useState } from 'react';
import { refresh, useCallMutation, useCompany } from '../../app/index.ts';
import type { RoleDraft } from './roleDraft.ts';

/** How far a role that is being saved has come. */
export type RoleSaving =
  | { readonly kind: 'idle' | 'saving' }
  /** The server has said whom it concerns; nothing is stored yet. */
  | { readonly kind: 'review'; readonly people: readonly RoleEffect[] }
  | { readonly kind: 'faults'; readonly faults: readonly ExtraInfo[] }
  | { readonly kind: 'stale'; readonly stored: RoleDraft & Pick<Role, 'version'> }
  | { readonly kind: 'failed'; readonly failure: Failure };

const isState = (value: unknown): value is Permissions[string] =>
  permissionStates.some((state) => state === value);
/** The stored role as a refusal carries it. */
const storedIn = (stored: Readonly<Record<string, unknown>> | undefined) => {
  const said = Object.entries(Object(stored?.['permissions']));
  const permissions = Object.fromEntries(
    said.flatMap(([action, state]) => (isState(state) ? [[action, state] as const] : [])),
  );
  const name = stored?.['name'];
  return {
    name: typeof name === 'string' ? name : '',
    version: Number(stored?.['version'] ?? 0),
    permissions,
  };
};
const outcomeOf = (failure: Failure): RoleSaving => {
  if (failure.kind !== 'refused') return { kind: 'failed', failure };
  const { code, extra = [], records } = failure.error;
  if (code === 'ERROR_STALE' && records) return { kind: 'stale', stored: storedIn(records.stored) };
  return code === 'ERROR_CONSTRAINT' && extra.length > 0
    ? { kind: 'faults', faults: extra }
    : { kind: 'failed', failure };
};

const isConcerned = ({ people }: AnswerOf<typeof roleCalls.change>): boolean =>
  people.some(({ loses, gains }) => loses.length + gains.length > 0);

/** Sends a role: a new one at once, one that people have after they were shown (docs/product.md §5.6). */
export function useRoleSaving(
  base: Pick<Role, 'code'> | undefined,
  onSaved: (role: Role, people: readonly RoleEffect[]) => void,
) {
  const { id: idCompany } = useCompany();
  const [saving, setSaving] = useState<RoleSaving>({ kind: 'idle' });
  const making = useCallMutation(roleCalls.make);
  const changing = useCallMutation(roleCalls.change);
  const end = (role: Role, people: readonly RoleEffect[] = []): void => {
    void refresh('role.ofCompany', 'role.history');
    onSaved(role, people);
  };
  const change = (draft: RoleDraft, version: number, isTrial: boolean): ReturnType<typeof changing.mutate> =>
    changing.mutate({ data: { ...draft, idCompany, code: base?.code ?? '', version, try: isTrial } });
  const store = async (draft: RoleDraft, version: number): Promise<void> => {
    const result = await change(draft, version, false);
    if (result.ok) end(result.data.role, result.data.people);
    else setSaving(outcomeOf(result.failure));
  };

  const save = async (draft: RoleDraft, version: number): Promise<void> => {
    setSaving({ kind: 'saving' });
    if (!base) {
      const made = await making.mutate({ data: { ...draft, idCompany } });
      if (made.ok) end(made.data);
      else setSaving(outcomeOf(made.failure));
      return;
    }
    const tried = await change(draft, version, true);
    if (!tried.ok) setSaving(outcomeOf(tried.failure));
    else if (isConcerned(tried.data)) setSaving({ kind: 'review', people: tried.data.people });
    else await store(draft, version);
  };
  return { saving, save, store, settle: () => setSaving({ kind: 'idle' }), isPending: changing.isPending };
}
