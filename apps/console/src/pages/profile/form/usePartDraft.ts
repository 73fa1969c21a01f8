import type { RecordShape } from '@comanda/api/kernel';
import { useEffect, useMemo, useState } from 'react';
import { useUnsaved } from '../../../app/unsaved.ts';
import { createDraft, fieldsIn } from '../../../resource/form/draft.ts';
import { useDraftPart } from '../../../resource/form/DraftContext.tsx';
import { shelfOf } from '../../../resource/form/draftShelf.ts';
import type { PartRecord } from './useSavingPart.ts';

/** What is typed into a part of the profile; it outlives a reload and an ended session (docs/product.md §7.5). */
export function usePartDraft(shape: RecordShape, name: string, record: PartRecord) {
  const shelf = useMemo(() => shelfOf(`profile ${name}`), [name]);
  const [{ draft, kept }] = useState(() => {
    const found = shelf.read();
    const stored = fieldsIn(shape, record);
    const base = { values: stored, version: record.version };
    const start = found
      ? { base: found.base, values: { ...stored, ...fieldsIn(shape, found.values) } }
      : { base };
    return { draft: createDraft(shape, { languages: [] }, start), kept: found };
  });
  const isDirty = useDraftPart(draft, (state) => state.isDirty);
  useUnsaved(isDirty);
  useEffect(
    () =>
      draft.subscribe(() => {
        const { values, base, isDirty: holds } = draft.get();
        if (holds) shelf.keepHeld({ values, base });
        else shelf.drop();
      }),
    [draft, shelf],
  );
  // Where nothing is typed the form follows what is stored.
  useEffect(() => {
    const { base, isDirty: holds } = draft.get();
    const stored = fieldsIn(shape, record);
    if (!holds && record.version > (base.version ?? 0))
      draft.rebase({ values: stored, version: record.version }, stored);
  }, [draft, shape, record]);
  return { draft, shelf, kept, isDirty };
}
