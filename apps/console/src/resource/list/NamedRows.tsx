import type { Resource } from '@comanda/api/kernel';
import { type ReactNode, useState } from 'react';
import { lazyPart } from '../../lazyPart.ts';
import { ListedNames, noNames } from './listedNames.ts';
import type { ListRow } from './useListRows.ts';

// Few lists show what their records refer to.
const ReferredNames = lazyPart(async () => (await import('./ReferredNames.tsx')).ReferredNames);

export interface ListedProps {
  readonly resource: Resource;
  /** Fields that the list shows. */
  readonly columns: readonly string[];
  readonly rows: readonly ListRow[];
}

/** Gives the cells of a list the names of what its rows refer to. */
export function NamedRows({ children, ...listed }: ListedProps & { readonly children: ReactNode }) {
  const [known, setKnown] = useState(noNames);
  const { fields } = listed.resource;
  return (
    <ListedNames value={known}>
      {listed.columns.some((name) => fields[name]?.kind === 'ref') && (
        <ReferredNames {...listed} onFound={setKnown} />
      )}
      {children}
    </ListedNames>
  );
}
