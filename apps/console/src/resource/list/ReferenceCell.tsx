import type { Resource } from '@comanda/api/kernel';
import { use, useMemo } from 'react';
import { asText } from '../values/read.ts';
import { useCalled } from '../values/useCalled.ts';
import { useDefinition, useReferences } from '../values/useReferences.ts';
import { ListedRows } from './listedRows.ts';
import { TellingText } from './TellingText.tsx';

export interface ReferenceCellProps {
  /** Entity code of what is referred to. */
  readonly to: string;
  /** Field that refers. */
  readonly name: string;
  readonly id: string;
}

/** The name of a record that a row of a list refers to. */
export function ReferenceCell(props: ReferenceCellProps) {
  const definition = useDefinition(props.to);
  return definition && props.id !== '' ? <Name {...props} definition={definition} /> : null;
}

function Name({ definition, name, id }: ReferenceCellProps & { readonly definition: Resource }) {
  const rows = use(ListedRows);
  const ids = useMemo(() => rows.map((row) => asText(row[name])), [rows, name]);
  const known = useReferences(definition, ids);
  const called = useCalled(known);
  if (known.isPending) return null;
  return <TellingText {...(!known.found.has(id) && { tone: 'subtle' })}>{called(id)}</TellingText>;
}
