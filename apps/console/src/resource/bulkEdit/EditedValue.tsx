import type { ListField, Resource } from '@comanda/api/kernel';
import { Skeleton } from '@comanda/ui/Skeleton';
import { type ReactNode, useMemo } from 'react';
import { asItems, asText } from '../values/read.ts';
import { useCalled } from '../values/useCalled.ts';
import { useDefinition, useReferences } from '../values/useReferences.ts';
import { useWriteValue } from '../values/useWriteValue.ts';
import { valueOf } from '../values/Value.tsx';
import * as css from './bulkEdit.css.ts';

/**
 * A value before or after an edit, for a place that itself says when there is none; of a list only the details that are
 * not on the other side too.
 */
export const editedValue = (resource: Resource, name: string, value: unknown, other: unknown): ReactNode => {
  const field = resource.fields[name];
  if (field?.kind === 'ref') return asText(value) && <Name to={field.to} id={asText(value)} />;
  if (field?.kind !== 'list') return valueOf(resource, name, value);
  const present = new Set(asItems(other).map((item) => JSON.stringify(item)));
  const touched = asItems(value).filter((item) => !present.has(JSON.stringify(item)));
  return (
    touched.length > 0 && (
      <ul role="list" className={css.details}>
        {touched.map((item) => (
          <Detail key={JSON.stringify(item)} resource={resource} name={name} field={field} item={item} />
        ))}
      </ul>
    )
  );
};

interface DetailProps {
  readonly resource: Resource;
  readonly name: string;
  readonly field: ListField;
  readonly item: Readonly<Record<string, unknown>>;
}

function Detail({ resource, name, field, item }: DetailProps) {
  const parts = Object.entries(field.item);
  const write = useWriteValue(resource);
  return (
    <li className={css.record}>
      {parts.map(([key, part]) =>
        part.kind === 'ref' ? (
          <Name key={key} to={part.to} id={asText(item[key])} />
        ) : (
          <span key={key}>{write(`${name}.${key}`, item[key])}</span>
        ),
      )}
    </li>
  );
}

interface NameProps {
  /** Entity code of what is referred to. */
  readonly to: string;
  readonly id: string;
}

/** What a record is called; no way to it, because the dialog around would be left behind. */
function Name({ to, id }: NameProps) {
  const definition = useDefinition(to);
  return definition ? <Called definition={definition} id={id} /> : <Skeleton width="half" />;
}

function Called({ definition, id }: { readonly definition: Resource; readonly id: string }) {
  const ids = useMemo(() => [id], [id]);
  const called = useCalled(useReferences(definition, ids));
  return <span>{called(id)}</span>;
}
