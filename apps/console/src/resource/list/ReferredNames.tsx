import { type Dispatch, type SetStateAction, useEffect, useMemo } from 'react';
import { asText } from '../values/read.ts';
import { type Found, useReferencesTo } from '../values/useReferences.ts';
import type { ListedProps } from './NamedRows.tsx';

export interface ReferredNamesProps extends ListedProps {
  readonly onFound: Dispatch<SetStateAction<Found>>;
}

/** Asks for what the rows of a list refer to; names that are known stay while more of them come. */
export function ReferredNames({ resource, columns, rows, onFound }: ReferredNamesProps) {
  const known = useReferencesTo(
    useMemo(() => {
      const wanted = new Map<string, string[]>();
      for (const name of columns) {
        const field = resource.fields[name];
        if (field?.kind !== 'ref') continue;
        const ids = rows.map((row) => asText(row[name])).filter((id) => id !== '');
        if (ids.length > 0) wanted.set(field.to, [...(wanted.get(field.to) ?? []), ...ids]);
      }
      return wanted;
    }, [resource, columns, rows]),
  );
  useEffect(() => {
    onFound((last) =>
      known.isPending ? { ...known, found: new Map([...last.found, ...known.found]) } : known,
    );
  }, [known, onFound]);
  return null;
}
