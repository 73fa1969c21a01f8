import type { Resource } from '@comanda/api/kernel';
import { itemLabel } from '@comanda/api/labels';
import { useLabel } from '../../app/index.ts';
import { isolated } from '../../app/isolated.ts';
import { useWriteValue } from './useWriteValue.ts';

/** Details of a record, one by one. */
export interface Said {
  readonly resource: Resource;
  readonly list: string;
  readonly items: readonly Readonly<Record<string, unknown>>[];
}

/** What each detail says besides what it refers to. One value speaks for itself; several are named. */
export function useDetailWords({ resource, list, items }: Said): readonly string[] {
  const write = useWriteValue(resource);
  const label = useLabel();
  const field = resource.fields[list];
  const keys = Object.entries(field?.kind === 'list' ? field.item : {}).flatMap(([key, { kind }]) =>
    kind === 'ref' ? [] : [key],
  );
  return items.map((item) =>
    keys
      .flatMap((key) => {
        const text = write(`${list}.${key}`, item[key]);
        if (text === '') return [];
        return keys.length === 1 ? [text] : [`${label(itemLabel(resource, list, key))}: ${isolated(text)}`];
      })
      .join(' · '),
  );
}
