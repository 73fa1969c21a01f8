import { use } from 'react';
import { useCalled } from '../values/useCalled.ts';
import { ListedNames } from './listedNames.ts';
import { TellingText } from './TellingText.tsx';

/** The name of a record that a row of a list refers to; nothing until it is known. */
export function ReferenceCell({ id }: { readonly id: string }) {
  const known = use(ListedNames);
  const called = useCalled(known);
  const isKnown = known.found.has(id);
  if (known.isPending && !isKnown) return null;
  return <TellingText {...(!isKnown && { tone: 'subtle' })}>{called(id)}</TellingText>;
}
