import type { RefField, Resource } from '@comanda/api/kernel';
import { ComboBox } from '@comanda/ui/ComboBox';
import { Skeleton } from '@comanda/ui/Skeleton';
import { useMemo } from 'react';
import { asText } from '../../values/read.ts';
import { useSight } from '../../values/useSight.tsx';
import { useCalled } from '../../values/useCalled.ts';
import {
  type Referred,
  useDefinition,
  useReferences,
  useReferenceSearch,
} from '../../values/useReferences.ts';
import { common, type EditorProps } from './editor.tsx';
import { useNaming } from './naming.ts';

interface Known extends EditorProps {
  readonly definition: Resource;
  readonly reference: RefField;
}

/** One record of another area, found on the server by typing. */
export function RefEditor(props: EditorProps) {
  const { field } = props;
  const definition = useDefinition(field.kind === 'ref' ? field.to : '');
  if (field.kind !== 'ref') return null;
  return definition ? (
    <OneReference {...props} definition={definition} reference={field} />
  ) : (
    <Skeleton shape="control" />
  );
}

function OneReference(props: Known) {
  const { definition, reference, value, onChange } = props;
  const { found, isSearching, search } = useReferenceSearch(definition, reference.only);
  const chosen = asText(value);
  const ids = useMemo(() => (chosen === '' ? [] : [chosen]), [chosen]);
  const known = useReferences(definition, ids);
  const called = useCalled(known);
  const { isSeen, why } = useSight(definition);
  const name = useNaming();
  const option = (record: Referred) => {
    const { id, label, detail } = name(record);
    return { id, label, ...(detail !== undefined && { description: detail }) };
  };
  const current = known.found.get(chosen);
  const unnamed = chosen === '' || known.isPending ? null : { id: chosen, label: called(chosen) };
  return (
    <ComboBox
      {...common(props)}
      options={found.map(option)}
      value={chosen || null}
      selected={current ? option(current) : unnamed}
      onChange={(id) => onChange(id ?? (reference.optional ? null : ''))}
      onSearch={search}
      isLoading={isSearching}
      description={!props.isLabelHidden && (isSeen ? props.description : why)}
      isReadOnly={!isSeen}
      {...(!isSeen && { placeholder: '' })}
    />
  );
}
