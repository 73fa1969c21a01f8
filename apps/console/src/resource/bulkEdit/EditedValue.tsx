import type { ListField, Resource } from '@comanda/api/kernel';
import { asItems, asText } from '../values/read.ts';
import { References } from '../values/References.tsx';
import { useWriteValue } from '../values/useWriteValue.ts';
import { valueOf } from '../values/Value.tsx';
import * as css from './bulkEdit.css.ts';

export interface EditedValueProps {
  readonly resource: Resource;
  readonly name: string;
  readonly value: unknown;
  /** What the same field holds on the other side of the change: details that are there too are not told. */
  readonly other: unknown;
}

/** A value before or after an edit; of a list only the details that the edit touches. */
export function EditedValue({ resource, name, value, other }: EditedValueProps) {
  const field = resource.fields[name];
  if (field?.kind !== 'list') return valueOf(resource, name, value);
  const present = new Set(asItems(other).map((item) => JSON.stringify(item)));
  const touched = asItems(value).filter((item) => !present.has(JSON.stringify(item)));
  return (
    <ul className={css.lines}>
      {touched.map((item) => (
        <Detail key={JSON.stringify(item)} resource={resource} name={name} field={field} item={item} />
      ))}
    </ul>
  );
}

interface DetailProps {
  readonly resource: Resource;
  readonly name: string;
  readonly field: ListField;
  readonly item: Readonly<Record<string, unknown>>;
}

function Detail({ resource, name, field, item }: DetailProps) {
  const path = (key: string) => `${name}.${key}`;
  const parts = Object.entries(field.item);
  // Fields of details are written as fields of a record are, under the names that their labels have.
  const write = useWriteValue({
    ...resource,
    fields: Object.fromEntries(parts.map(([key, part]) => [path(key), part])),
  });
  return (
    <li className={css.record}>
      {parts.map(([key, part]) =>
        part.kind === 'ref' ? (
          <References key={key} to={part.to} ids={[asText(item[key])]} />
        ) : (
          <span key={key}>{write(path(key), item[key])}</span>
        ),
      )}
    </li>
  );
}
