import { type Field, isShown, type ItemField, type ListField, type Resource } from '@comanda/api/kernel';
import { fieldLabel, itemLabel } from '@comanda/api/labels';
import type { DataTableColumn } from '@comanda/ui/DataTable';
import { Badge } from '@comanda/ui/Badge';
import { Link } from '@comanda/ui/Link';
import { Text } from '@comanda/ui/Text';
import { useMemo } from 'react';
import { useLabel } from '../../app/index.ts';
import { recordHref } from '../addresses.ts';
import { asItems, asText } from '../values/read.ts';
import { useWriteValue } from '../values/useWriteValue.ts';
import { FlagMark, UsualForm, Value } from '../values/Value.tsx';
import {
  allColumns,
  cardPlaces,
  hasOrdinary,
  kindsOf,
  pictureOf,
  titleOf,
  usualFlags,
} from './listColumns.ts';
import { isSortable } from './listState.ts';
import type { ListRow } from './useListRows.ts';
import { lazyPart } from '../../lazyPart.ts';

// Rows are there before their faces.
const Face = lazyPart(async () => (await import('./Face.tsx')).Face);
// Hardly a record is without what all others have.
const NotSet = lazyPart(async () => (await import('./NotSet.tsx')).NotSet);
// Few lists show what their records refer to.
const ReferenceCell = lazyPart(async () => (await import('./ReferenceCell.tsx')).ReferenceCell);

/** Pixels that a kind needs; the others share what is left. */
const widths: Readonly<Partial<Record<Field['kind'], number>>> = {
  order: 104,
  code: 112,
  names: 280,
  choice: 108,
  flag: 88,
  text: 112,
  status: 100,
  decimal: 84,
  money: 104,
  integer: 92,
  image: 72,
  ref: 148,
};
const figures: ReadonlySet<Field['kind']> = new Set(['integer', 'decimal', 'money', 'order']);

/** What a column of details shows of its entry: the first value that names no other record. */
const shownOf = ({ item }: ListField): readonly [string, ItemField] | undefined =>
  Object.entries(item).find(([, { kind }]) => kind !== 'ref');

/** Columns of the definition's list: what a record is first, then what the definition says. */
export function useColumns(resource: Resource): readonly DataTableColumn<ListRow>[] {
  const label = useLabel();
  const write = useWriteValue(resource);
  return useMemo(() => {
    const title = titleOf(resource);
    const picture = pictureOf(resource);
    const places = cardPlaces(resource);
    const kinds = kindsOf(resource);
    const flags = usualFlags(resource);
    const called = (row: ListRow): string => write(title, row[title]) || asText(row['code']);

    const lead: Omit<DataTableColumn<ListRow>, 'id' | 'header'> = {
      isRowHeader: true,
      isHideable: false,
      cell: (row) => (
        <Link href={recordHref(resource, row.id, 'show')} tone="plain" underline="hover" isStrong>
          <bdi>{called(row)}</bdi>
        </Link>
      ),
      ...(picture !== undefined && {
        picture: (row) => (
          <Face name={called(row)} image={row[picture]} isDish={resource.drawnAs === 'dish'} />
        ),
      }),
      under: (row) => (
        <>
          {title !== 'code' && <bdi>{asText(row['code'])}</bdi>}
          {kinds.map(
            ([name, field]) =>
              row[name] !== field.initial && <span key={name}>{write(name, row[name])}</span>,
          )}
        </>
      ),
      marks: (row) => (
        <>
          {flags.map((name) => row[name] === 'N' && <NotSet key={name} resource={resource} name={name} />)}
          {row['status'] !== 'A' && <Value resource={resource} name="status" value={row['status']} />}
        </>
      ),
    };
    const cellOf = (name: string, field: Field): DataTableColumn<ListRow>['cell'] => {
      if (field.kind === 'code') return (row) => <bdi>{asText(row[name])}</bdi>;
      // What is as usual steps back, so that what is not is seen.
      if (field.kind === 'flag')
        return field.initial === 'S'
          ? (row) => row[name] !== 'S' && <Badge tone="warning">{write(name, row[name])}</Badge>
          : (row) => <FlagMark text={write(name, row[name])} isSet={row[name] === 'S'} />;
      if (field.kind === 'choice')
        return (row) =>
          isShown(field, row) &&
          !(row[name] === field.initial && hasOrdinary(field)) && (
            <Text wrap="truncate" {...(row[name] === field.initial && { tone: 'muted' })}>
              {write(name, row[name])}
            </Text>
          );
      if (field.kind === 'ref')
        return (row) => {
          const id = asText(row[name]);
          return id !== '' && <ReferenceCell id={id} />;
        };
      if (field.kind === 'status' || field.kind === 'image')
        return (row) => <Value resource={resource} name={name} value={row[name]} />;
      if (field.kind === 'text' && field.hasForms)
        return (row) => (
          <Text wrap="truncate" dir="auto">
            <UsualForm text={write(name, row[name])} />
          </Text>
        );
      if (field.kind === 'list') {
        const [key = ''] = shownOf(field) ?? [];
        return (row) => write(`${name}.${key}`, asItems(row[name])[0]?.[key]);
      }
      // A field that the record's own kind makes meaningless has no value to show.
      return (row) => (isShown(field, row) ? write(name, row[name]) : '');
    };
    return allColumns(resource).flatMap((name): DataTableColumn<ListRow>[] => {
      const field = resource.fields[name];
      if (!field) return [];
      const detail = field.kind === 'list' ? shownOf(field) : undefined;
      const { kind } = detail?.[1] ?? field;
      const width = widths[kind];
      const card = places.get(name);
      return [
        {
          id: name,
          header: label(detail ? itemLabel(resource, name, detail[0]) : fieldLabel(resource, name)),
          isSortable: isSortable(field),
          ...(width !== undefined && { width }),
          ...(figures.has(kind) && { align: 'end' }),
          ...(card && { card }),
          ...(name === title ? lead : { cell: cellOf(name, field) }),
        },
      ];
    });
  }, [resource, label, write]);
}
