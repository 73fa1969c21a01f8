import type { ItemField, RefField, Resource } from '@comanda/api/kernel';
import { fieldLabel, itemLabel, nameOf } from '@comanda/api/labels';
import { actionOf } from '@comanda/api/permissions';
import { CellGrid, type CellChange } from '@comanda/ui/CellGrid';
import { useFormMode } from '@comanda/ui/ResourceForm';
import { Skeleton } from '@comanda/ui/Skeleton';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { Wanting } from '../../access/Refusal.tsx';
import { useActions, useCompany, useLabel } from '../../app/index.ts';
import { isolated } from '../../app/isolated.ts';
import { callsOf } from '../../resource/calls.ts';
import { useDraftField, useForm } from '../../resource/form/DraftContext.tsx';
import { useNaming } from '../../resource/form/editors/naming.ts';
import { useFaultText } from '../../resource/form/useFaultText.ts';
import { asItems, asText, isUnset } from '../../resource/values/read.ts';
import { referredIn, useDefinition, useReferences } from '../../resource/values/useReferences.ts';
import { useAside } from '../../app/useAside.ts';
import { doubtOf, readTypedFigure, typedFigure } from './figures.ts';

type Item = Readonly<Record<string, unknown>>;
export interface ReferenceGridProps {
  /** The list of the form whose details refer to a record each. */
  readonly list: string;
  /** A word beside the record that a detail is about. */
  readonly noteOf?: (item: Item, id: string) => string | undefined;
}

/**
 * Details that say something of each record of another area, as a sheet to fill: a row for each active record, a
 * column for each figure. What a product costs in each rate, what there is of it in each store.
 */
export function ReferenceGrid({ list, noteOf }: ReferenceGridProps) {
  const { resource } = useForm();
  const field = resource.fields[list];
  const parts = field?.kind === 'list' ? Object.entries(field.item) : [];
  const [key, reference] =
    parts.flatMap(([name, part]) => (part.kind === 'ref' ? [[name, part] as const] : []))[0] ?? [];
  const definition = useDefinition(reference?.to ?? '');
  const held = useActions();
  if (key === undefined || !reference) return null;
  if (!definition) return <Skeleton shape="control" />;
  const access = actionOf(definition, 'ACCESS');
  if (!held.has(access)) return <Wanting action={access} />;
  const columns = parts.filter(([name]) => name !== key);
  return <Grid {...{ list, noteOf, reference, definition, columns }} name={key} />;
}

interface GridProps {
  readonly list: string;
  readonly noteOf: ReferenceGridProps['noteOf'];
  /** Of the detail that names the record. */
  readonly name: string;
  readonly reference: RefField;
  readonly definition: Resource;
  readonly columns: readonly (readonly [string, ItemField])[];
}

function Grid({ list, noteOf, name, reference, definition, columns }: GridProps) {
  const { resource } = useForm();
  const { value, faults, set, leave } = useDraftField(list);
  const { id: companyId, currency } = useCompany();
  const { t } = useLingui();
  const label = useLabel();
  const say = useFaultText();
  const naming = useNaming();
  const mode = useFormMode();
  const { data } = useAside(callsOf(definition).ofCompany, { params: { companyId } });

  const items = asItems(value);
  const ids = items.map((item) => asText(item[name]));
  const active = useMemo(() => referredIn(data?.elements ?? [], reference.only), [data, reference.only]);
  const known = new Set(active.map(({ id }) => id));
  // Records that are no longer active stay in sight: what was said of them still holds.
  const others = useReferences(definition, data ? ids.filter((id) => !known.has(id)) : []).found;
  const rows = useMemo(() => [...active, ...others.values()].map(naming), [active, others, naming]);
  const codeOf = useMemo(() => new Map(rows.map(({ id, detail }) => [id, detail])), [rows]);

  // There may be a thousand rows, and each asks for its own.
  const itemOf = new Map(ids.map((id, index) => [id, items[index]]));
  const place = new Map(rows.map(({ id }, index) => [id, index]));
  const [first] = columns;
  const isColumn = (key: string | undefined): boolean => columns.some(([column]) => column === key);
  const faultAt = new Map(
    faults.map((fault) => {
      const [, index, key] = fault.path.split('.');
      return [`${ids[Number(index)]} ${isColumn(key) ? key : first?.[0]}`, fault];
    }),
  );
  const placeOf = (item: Item): number => place.get(asText(item[name])) ?? rows.length;
  // What is no figure stays as it was typed; the validator says so at its place.
  const take = (changes: readonly CellChange[]) => {
    const next = new Map(ids.map((id, index) => [id, items[index] ?? {}]));
    for (const { row, column, text } of changes) {
      const blank = Object.fromEntries(columns.map(([key, { optional }]) => [key, optional ? null : '']));
      const part = columns.find(([key]) => key === column)?.[1];
      if (part)
        next.set(row, {
          [name]: row,
          ...blank,
          ...next.get(row),
          [column]: text === '' ? blank[column] : readTypedFigure(part, text, currency),
        });
    }
    const filled = [...next.values()].filter((item) => columns.some(([key]) => !isUnset(item[key])));
    set(filled.toSorted((a, b) => placeOf(a) - placeOf(b)));
    leave();
  };
  return (
    <CellGrid
      label={label(fieldLabel(resource, list))}
      rowHeader={label(nameOf(definition.code))}
      columns={columns.map(([id, { kind }]) => {
        const header = label(itemLabel(resource, list, id));
        const isMoney = kind === 'money';
        return {
          id,
          align: 'end',
          header: isMoney ? `${header} (${isolated(currency.symbol)})` : header,
          ...(isMoney && { unit: currency.symbol }),
        };
      })}
      rows={rows}
      detailOf={(id) => {
        const words = [codeOf.get(id), noteOf?.(itemOf.get(id) ?? {}, id)];
        return words.flatMap((word) => (word ? [isolated(word)] : [])).join(' · ');
      }}
      textOf={(row, column) => {
        const part = columns.find(([key]) => key === column)?.[1];
        return part ? typedFigure(part, itemOf.get(row)?.[column], currency) : '';
      }}
      errorOf={(row, column) => {
        const fault = faultAt.get(`${row} ${column}`);
        const part = columns.find(([key]) => key === column)?.[1];
        const doubt = part && doubtOf(part, itemOf.get(row)?.[column], currency);
        if (doubt && 'max' in doubt) return say({ path: list, code: 'too_many_digits', params: doubt });
        if (!doubt) return fault && say(fault);
        const [text, whole, fraction] = [doubt.text, doubt.whole, doubt.fraction].map(isolated);
        return t`${text} may be ${whole} or ${fraction}: write one of the two.`;
      }}
      onChange={take}
      isReadOnly={mode === 'SHOW'}
    />
  );
}
