import {
  type Field,
  fieldsOf,
  isShown,
  type ItemField,
  type ListField,
  type Resource,
} from '@comanda/api/kernel';
import { fieldLabel, itemLabel } from '@comanda/api/labels';
import type { DataTableColumn } from '@comanda/ui/DataTable';
import { Link } from '@comanda/ui/Link';
import { onDemand } from '@comanda/ui/OnDemand';
import { useMemo } from 'react';
import { useLabel } from '../../app/index.ts';
import { recordHref } from '../addresses.ts';
import { asItems, asText } from '../values/read.ts';
import { useWriteValue } from '../values/useWriteValue.ts';
import { FlagMark, Value } from '../values/Value.tsx';
import { isSortable } from './listState.ts';
import type { ListRow } from './useListRows.ts';

// Few lists show what their records look like, or what they refer to.
const Face = onDemand(async () => (await import('../values/Face.tsx')).Face);
const ReferenceCell = onDemand(async () => (await import('./ReferenceCell.tsx')).ReferenceCell);

/** Pixels that a kind needs; the others share what is left. */
const widths: Readonly<Partial<Record<Field['kind'], number>>> = {
  order: 104,
  code: 112,
  names: 196,
  choice: 108,
  flag: 88,
  text: 112,
  status: 100,
  decimal: 84,
  money: 104,
  integer: 92,
  image: 72,
  ref: 132,
};
/** A code with a face before it. */
const widthOfFace = 160;
const figures: ReadonlySet<Field['kind']> = new Set(['integer', 'decimal', 'money', 'order']);

/** What a column of details shows of its entry: the first value that names no other record. */
const shownOf = ({ item }: ListField): readonly [string, ItemField] | undefined =>
  Object.entries(item).find(([, { kind }]) => kind !== 'ref');

/** Columns of the definition's list, in its order. */
export function useColumns(resource: Resource): readonly DataTableColumn<ListRow>[] {
  const label = useLabel();
  const write = useWriteValue(resource);
  return useMemo(() => {
    const cellOf = (name: string, field: Field): DataTableColumn<ListRow>['cell'] => {
      if (field.kind === 'code')
        return (row) => (
          <>
            {resource.drawnAs !== undefined && <Face.View resource={resource} row={row} />}
            <Link href={recordHref(resource, row.id, 'show')} tone="plain" underline="hover" isStrong>
              <bdi>{asText(row[name])}</bdi>
            </Link>
          </>
        );
      if (field.kind === 'flag')
        return (row) => <FlagMark text={write(name, row[name])} isSet={row[name] === 'S'} />;
      if (field.kind === 'ref')
        return (row) => <ReferenceCell.View to={field.to} name={name} id={asText(row[name])} />;
      if (field.kind === 'status' || field.kind === 'image')
        return (row) => <Value resource={resource} name={name} value={row[name]} />;
      if (field.kind === 'list') {
        const [key = ''] = shownOf(field) ?? [];
        return (row) => write(`${name}.${key}`, asItems(row[name])[0]?.[key]);
      }
      // A field that the record's own kind makes meaningless has no value to show.
      return (row) => (isShown(field, row) ? write(name, row[name]) : '');
    };
    const known = new Map(fieldsOf(resource));
    return resource.list.columns.flatMap((name): DataTableColumn<ListRow>[] => {
      const field = known.get(name);
      if (!field) return [];
      const detail = field.kind === 'list' ? shownOf(field) : undefined;
      const { kind } = detail?.[1] ?? field;
      const width = kind === 'code' && resource.drawnAs !== undefined ? widthOfFace : widths[kind];
      return [
        {
          id: name,
          header: label(detail ? itemLabel(resource, name, detail[0]) : fieldLabel(resource, name)),
          isSortable: isSortable(field),
          ...(width !== undefined && { width }),
          ...(figures.has(kind) && { align: 'end' }),
          ...(field.kind === 'code' && { isRowHeader: true, isHideable: false }),
          cell: cellOf(name, field),
        },
      ];
    });
  }, [resource, label, write]);
}
