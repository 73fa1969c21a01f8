import type { Resource } from '@comanda/api/kernel';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { lazyPart } from '../../lazyPart.ts';
import { asText } from '../values/read.ts';
import type { Found } from '../values/useReferences.ts';
import { ListedNames, noNames } from './listedNames.ts';
import type { ListRow } from './useListRows.ts';

// Few lists show what their records refer to.
const ReferredNames = lazyPart(async () => (await import('./ReferredNames.tsx')).ReferredNames);

export interface NamedRowsProps {
  readonly resource: Resource;
  /** Fields that the list shows. */
  readonly columns: readonly string[];
  readonly rows: readonly ListRow[];
  readonly children: ReactNode;
}

/** Gives the cells of a list the names of what its rows refer to; those that are known stay while more of them come. */
export function NamedRows({ resource, columns, rows, children }: NamedRowsProps) {
  const [known, setKnown] = useState(noNames);
  const wanted = useMemo(() => {
    const ids = new Map<string, string[]>();
    for (const name of columns) {
      const field = resource.fields[name];
      if (field?.kind !== 'ref') continue;
      const referred = rows.map((row) => asText(row[name])).filter((id) => id !== '');
      if (referred.length > 0) ids.set(field.to, [...(ids.get(field.to) ?? []), ...referred]);
    }
    return ids;
  }, [resource, columns, rows]);
  const onFound = useCallback(
    (next: Found) =>
      setKnown((last) =>
        next.isPending ? { ...next, found: new Map([...last.found, ...next.found]) } : next,
      ),
    [],
  );
  return (
    <ListedNames value={known}>
      {wanted.size > 0 && <ReferredNames wanted={wanted} onFound={onFound} />}
      {children}
    </ListedNames>
  );
}
