import type { RefField, Resource } from '@comanda/api/kernel';
import { nameOf } from '@comanda/api/labels';
import { OrderedReferences, type Reference } from '@comanda/ui/OrderedReferences';
import { Skeleton } from '@comanda/ui/Skeleton';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useLabel } from '../../../app/index.ts';
import { asItems, asText } from '../../values/read.ts';
import { useSight } from '../../values/useSight.tsx';
import { useCalled } from '../../values/useCalled.ts';
import { useDefinition, useReferences, useReferenceSearch } from '../../values/useReferences.ts';
import type { EditorProps } from './editor.tsx';
import { onlyReference } from './fieldShape.ts';
import { useNaming } from './naming.ts';

interface Known extends EditorProps {
  readonly definition: Resource;
  readonly reference: RefField;
}

/** An ordered choice of records: the details of a list whose items are one reference each. */
export function ReferencesEditor(props: EditorProps) {
  const { field } = props;
  const [itemKey, reference] = (field.kind === 'list' && onlyReference(field)) || [];
  const definition = useDefinition(reference?.to ?? '');
  if (itemKey === undefined || reference === undefined) return null;
  return definition ? (
    <ManyReferences {...props} itemKey={itemKey} definition={definition} reference={reference} />
  ) : (
    <Skeleton shape="control" />
  );
}

function ManyReferences(props: Known & { readonly itemKey: string }) {
  const { t, i18n } = useLingui();
  const label = useLabel();
  const { definition, reference, itemKey, value, onChange, error } = props;
  const { found, isSearching, search } = useReferenceSearch(definition, reference.only);
  const ids = useMemo(() => asItems(value).map((item) => asText(item[itemKey])), [value, itemKey]);
  const known = useReferences(definition, ids);
  const called = useCalled(known);
  const { isSeen, why } = useSight(definition);
  const name = useNaming();
  const searched = new Map(found.map((record) => [record.id, record]));
  const kind = label(nameOf(reference.to)).toLocaleLowerCase(i18n.locale);
  const chosen = ids.map((id): Reference => {
    const record = known.found.get(id) ?? searched.get(id);
    return record ? name(record) : { id, label: called(id) };
  });
  return (
    <OrderedReferences
      label={props.label}
      isLabelHidden={props.isLabelHidden ?? false}
      isRequired={props.isDemanded ?? false}
      error={error}
      value={chosen}
      onChange={(next) => onChange(next.map(({ id }) => ({ [itemKey]: id })))}
      found={found.map(name)}
      onSearch={search}
      isLoading={isSearching}
      addLabel={t`Add ${kind}`}
      emptyText={isSeen ? t`None chosen yet. Search below to add the first.` : t`None chosen.`}
      description={isSeen ? props.description : why}
      isReadOnly={!isSeen}
    />
  );
}
