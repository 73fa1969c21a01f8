import { type AnswerOf, type Role, roleCalls, type RoleEffect } from '@comanda/api/calls';
import type { Failure } from '@comanda/api/client';
import type { ExtraInfo } from '@comanda/api/errors';
import { useRef, useState } from 'react';
import { client, refresh, useCompany } from '../../app/index.ts';
import type { Intent } from '../../resource/form/draftShelf.ts';
import { draftIn, type RoleDraft } from './roleDraft.ts';

/** How far a role that is being saved has come. */
export type RoleSaving =
  | { readonly kind: 'idle' | 'saving' }
  /** The server has said whom it concerns; nothing is stored yet. `isAnew`: by now it would do something else. */
  | {
      readonly kind: 'review';
      readonly people: readonly RoleEffect[];
      readonly digest: string;
      readonly isAnew: boolean;
    }
  | { readonly kind: 'faults'; readonly faults: readonly ExtraInfo[] }
  | { readonly kind: 'stale'; readonly stored: RoleDraft & Pick<Role, 'version'> }
  | { readonly kind: 'failed'; readonly failure: Failure };

const outcomeOf = (failure: Failure): RoleSaving => {
  if (failure.kind !== 'refused') return { kind: 'failed', failure };
  const { code, extra = [], records } = failure.error;
  if (code === 'ERROR_STALE' && records)
    return {
      kind: 'stale',
      stored: { ...draftIn(records.stored), version: Number(records.stored['version'] ?? 0) },
    };
  return code === 'ERROR_CONSTRAINT' && extra.length > 0
    ? { kind: 'faults', faults: extra }
    : { kind: 'failed', failure };
};

/** Refused because it would do something else to people than was shown. */
const hasOtherEffects = (failure: Failure): boolean =>
  failure.kind === 'refused' && failure.error.code === 'ERROR_STALE' && !failure.error.records;

const isConcerned = ({ people }: Pick<AnswerOf<typeof roleCalls.change>, 'people'>): boolean =>
  people.some(({ loses, gains }) => loses.length + gains.length > 0);

export interface RoleSavingSetting {
  /** The role that is changed; none for a new one. */
  readonly base: Pick<Role, 'code'> | undefined;
  /** A write that a reload interrupted. */
  readonly interrupted: Intent | undefined;
  /** Keeps what is about to be written with the role's draft. */
  readonly onWrite: (intent: Intent) => void;
  readonly onSaved: (role: Role, people: readonly RoleEffect[]) => void;
}

/**
 * Sends a role: a new one at once, one that people have after they were shown (docs/product.md §5.6). Where no answer
 * came, the same role sent again is the same write, and nothing is asked a second time (§7.5.2).
 */
export function useRoleSaving({ base, interrupted, onWrite, onSaved }: RoleSavingSetting) {
  const { id: idCompany } = useCompany();
  const [saving, setSaving] = useState<RoleSaving>({ kind: 'idle' });
  const fail = (failure: Failure): void => {
    const outcome = outcomeOf(failure);
    setSaving(outcome);
    // What its author may do has changed: what they may not give any more says so at its place.
    if (outcome.kind === 'faults') void refresh('action.business');
  };
  const [isPending, setPending] = useState(false);
  const intent = useRef(interrupted);
  const code = base?.code;
  const contentOf = ({ name, permissions }: RoleDraft, version: number): string =>
    JSON.stringify([idCompany, version, name, permissions]);
  const write = async ({ name, permissions }: RoleDraft, version: number, { key, digest }: Intent) => {
    const data = { name, permissions, idCompany };
    if (code !== undefined)
      return client.call(roleCalls.change, { data: { ...data, code, version, try: false, digest }, key });
    const made = await client.call(roleCalls.make, { data, key });
    return made.ok ? { ok: true as const, data: { role: made.data, people: [] } } : made;
  };
  const tryOut = ({ name, permissions }: RoleDraft, version: number, of: string) =>
    client.call(roleCalls.change, {
      data: { name, permissions, idCompany, code: of, version, try: true },
    });
  /** @param digest of the effects that were shown; none for a new role, which nobody has */
  const store = async (draft: RoleDraft, version: number, digest?: string): Promise<void> => {
    const what = contentOf(draft, version);
    if (intent.current?.what !== what) intent.current = { what, key: crypto.randomUUID(), digest };
    onWrite(intent.current);
    setPending(true);
    const result = await write(draft, version, intent.current);
    setPending(false);
    if (result.ok) {
      void refresh('role.ofCompany', 'role.history');
      onSaved(result.data.role, result.data.people);
      return;
    }
    // What was refused is asked anew.
    if (result.failure.kind === 'refused') intent.current = undefined;
    if (code !== undefined && hasOtherEffects(result.failure)) await review(draft, version, code, true);
    else fail(result.failure);
  };
  const review = async (draft: RoleDraft, version: number, of: string, isAnew: boolean): Promise<void> => {
    const tried = await tryOut(draft, version, of);
    if (!tried.ok) fail(tried.failure);
    else if (isAnew || isConcerned(tried.data)) {
      const { people, digest } = tried.data;
      setSaving({ kind: 'review', people, digest, isAnew });
    } else await store(draft, version, tried.data.digest);
  };

  const save = async (draft: RoleDraft, version: number): Promise<void> => {
    setSaving({ kind: 'saving' });
    if (code === undefined || intent.current?.what === contentOf(draft, version))
      return store(draft, version);
    return review(draft, version, code, false);
  };
  return { saving, save, store, settle: () => setSaving({ kind: 'idle' }), isPending };
}
