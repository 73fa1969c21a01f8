import type { RefField, Resource } from '@comanda/api/kernel';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useFormat } from '../../app/index.ts';
import { type Referred, useReferences, useReferenceSearch } from '../values/useReferences.ts';

export interface RecordOption {
  readonly id: string;
  readonly label: string;
  readonly end?: string;
}

/** Records that a list can be narrowed to: those found for the words typed, and the chosen ones by their names. */
export function useRecordChoice(definition: Resource, { only }: RefField, ids: readonly string[]) {
  const { t } = useLingui();
  const { names } = useFormat();
  const searched = useReferenceSearch(definition, only);
  const { found: known, isPending } = useReferences(definition, ids);
  const { found, chosen } = useMemo(() => {
    const option = ({ id, code, names: texts }: Referred): RecordOption => ({
      id,
      label: names(texts) || code,
      end: code,
    });
    return {
      found: searched.found.map(option),
      chosen: ids.map((id): RecordOption => {
        const record = known.get(id);
        if (record) return option(record);
        return { id, label: isPending ? '…' : t`No longer there` };
      }),
    };
  }, [searched.found, known, ids, isPending, names, t]);
  return { ...searched, found, chosen };
}
