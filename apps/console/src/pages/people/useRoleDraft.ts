import type { Role } from '@comanda/api/calls';
import { useEffect, useRef, useState } from 'react';
import { useCompany, useUnsaved } from '../../app/index.ts';
import { shelfOf } from '../../resource/form/draftShelf.ts';
import { draftIn, isSame, type RoleDraft } from './roleDraft.ts';

/** What a role began as, and the version of it that is stored. */
export type RoleBase = RoleDraft & Pick<Role, 'version'>;

/** What is typed into a role; it outlives a reload and an ended session (docs/product.md §7.5.4). */
export function useRoleDraft(place: string, stored: RoleBase) {
  const company = useCompany();
  const [shelf] = useState(() => shelfOf(`${company.id} role ${place}`));
  const [kept] = useState(() => shelf.read());
  const [base, setBase] = useState<RoleBase>(() =>
    kept ? { ...draftIn(kept.base.values), version: kept.base.version ?? 0 } : stored,
  );
  const [draft, setDraft] = useState<RoleDraft>(() => draftIn(kept ? kept.values : { ...stored }));
  // Known at once: the page is left in the same moment.
  const isDone = useRef(false);
  const isDirty = !isSame(base, draft);
  useUnsaved(isDirty);
  useEffect(() => {
    if (isDone.current) return;
    const { version, ...values } = base;
    if (isDirty) shelf.keepHeld({ values: { ...draft }, base: { values, version } });
    else shelf.drop();
  }, [shelf, base, draft, isDirty]);
  return {
    base,
    draft,
    setDraft,
    isDirty,
    kept,
    holds: (): boolean => isDirty && !isDone.current,
    /** Goes on from what is stored now. */
    rebase: (now: RoleBase, next: RoleDraft): void => {
      setBase(now);
      setDraft(next);
    },
    keepIntent: (intent: NonNullable<typeof kept>['intent']): void => {
      const { version, ...values } = base;
      shelf.keep({ values: { ...draft }, base: { values, version }, intent });
    },
    /** Saved, or given up: nothing of it comes back. */
    finish: (): void => {
      isDone.current = true;
      shelf.drop();
    },
  };
}
