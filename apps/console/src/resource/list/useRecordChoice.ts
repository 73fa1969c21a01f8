import type { RefField, Resource } from '@comanda/api/kernel';
import { useMemo } from 'react';
import { useFormat } from '../../app/index.ts';
import { useCalled } from '../values/useCalled.ts';
import { type Referred, useReferences, useReferenceSearch } from '../values/useReferences.ts';

export interface RecordOption {
  readonly id: string;
  readonly label: string;
  readonly end?: string;
}

/** Records that a list can be narrowed to: those found for the words typed, and the chosen ones by their names. */
export function useRecordChoice(definition: Resource, { only }: RefField, ids: readonly string[]) {
  const { names } = useFormat();
  const searched = useReferenceSearch(definition, only);
  const known = useReferences(definition, ids);
  const called = useCalled(known);
  const { found, chosen } = useMemo(() => {
    const option = ({ id, code, names: texts }: Referred): RecordOption => ({
      id,
      label: names(texts) || code,
      end: code,
    });
    return {
      found: searched.found.map(option),
      chosen: ids.map((id): RecordOption => {
        const record = known.found.get(id);
        return record ? option(record) : { id, label: called(id) };
      }),
    };
  }, [searched.found, known.found, called, ids, names]);
  return { ...searched, found, chosen };
}
