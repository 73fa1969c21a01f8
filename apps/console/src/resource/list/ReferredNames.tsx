import { useEffect } from 'react';
import { type Found, useReferencesTo } from '../values/useReferences.ts';

export interface ReferredNamesProps {
  /** Ids by the code of their area. */
  readonly wanted: ReadonlyMap<string, readonly string[]>;
  readonly onFound: (found: Found) => void;
}

/** Asks for what the rows of a list refer to. */
export function ReferredNames({ wanted, onFound }: ReferredNamesProps) {
  const known = useReferencesTo(wanted);
  useEffect(() => onFound(known), [known, onFound]);
  return null;
}
