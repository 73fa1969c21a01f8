import { fieldLabel, itemLabel } from '@comanda/api/labels';
import { actionOf } from '@comanda/api/permissions';
import { matrix } from '@comanda/api/areas/advanced/matrix';
import { Button } from '@comanda/ui/Button';
import { CellGrid, type CellChange } from '@comanda/ui/CellGrid';
import { useFormMode } from '@comanda/ui/ResourceForm';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Wanting } from '../../access/Refusal.tsx';
import { useAllowed, useFormat, useLabel } from '../../app/index.ts';
import { callsOf } from '../../resource/calls.ts';
import { useDraftField, useForm } from '../../resource/form/DraftContext.tsx';
import { FaultMessage } from '../../resource/form/FaultMessage.tsx';
import { asItems, asNames, asText } from '../../resource/values/read.ts';
import type { SectionProps } from '../section.ts';
import * as css from '../section.css.ts';
import { useAside } from '../../app/useAside.ts';

const LIST = 'matrix';
const CODE_LENGTH = 20;
const access = actionOf(matrix, 'ACCESS');

/** The variants of a product: one for each place of its matrix that has a code (docs/product.md §8.12). */
export function Variants({ fields, values, Fields }: SectionProps) {
  const idMatrix = asText(values['idMatrix']);
  const maySee = useAllowed(access);
  return (
    <div className={css.section}>
      <Fields names={fields.filter((name) => name !== LIST)} />
      {idMatrix !== '' &&
        fields.includes(LIST) &&
        (maySee ? <Cells id={idMatrix} code={asText(values['code'])} /> : <Wanting action={access} />)}
    </div>
  );
}

interface Place {
  readonly id: string;
  readonly row: string;
  readonly column: string | null;
  readonly label: string;
}

/** The product's code as far as it fits, then the place: no two variants have the same. */
const codeFor = (code: string, { row, column }: Place): string => {
  const place = [row, column].filter(Boolean).join('-');
  const start = code.slice(0, Math.max(0, CODE_LENGTH - 1 - place.length));
  return [start, place].filter(Boolean).join('-').slice(-CODE_LENGTH);
};

function Cells({ id, code }: { readonly id: string; readonly code: string }) {
  const { t } = useLingui();
  const { resource } = useForm();
  const { value, faults, set, leave } = useDraftField(LIST);
  const label = useLabel();
  const format = useFormat();
  const mode = useFormMode();
  const { data } = useAside(callsOf(matrix).get, { params: { id } });
  const record: Readonly<Record<string, unknown>> = { ...data };
  const columns = asItems(record['columns']);
  const places = asItems(record['rows']).flatMap((row): Place[] => {
    const called = format.names(asNames(row['names']));
    const own = asText(row['code']);
    return columns.length === 0
      ? [{ id: own, row: own, column: null, label: called }]
      : columns.map((column) => ({
          id: `${own}/${asText(column['code'])}`,
          row: own,
          column: asText(column['code']),
          label: `${called} · ${format.names(asNames(column['names']))}`,
        }));
  });
  const items = asItems(value);
  const itemAt = ({ row, column }: Place) =>
    items.findIndex((item) => item['row'] === row && (item['column'] ?? null) === column);
  const placeOf = (row: string) => places.find((place) => place.id === row);

  const take = (changes: readonly CellChange[]) => {
    const next = new Map(places.map((place) => [place.id, { ...items[itemAt(place)] }]));
    for (const { row, column, text } of changes) next.set(row, { ...next.get(row), [column]: text });
    set(
      places.flatMap((place) => {
        const { code: own, barCode } = next.get(place.id) ?? {};
        return asText(own) === '' && asText(barCode) === ''
          ? []
          : [{ row: place.row, column: place.column, code: asText(own), barCode: asText(barCode) || null }];
      }),
    );
    leave();
  };
  const propose = () =>
    take(
      places
        .filter((place) => itemAt(place) < 0)
        .map((place) => ({
          row: place.id,
          column: 'code',
          text: codeFor(code, place),
        })),
    );
  const errorOf = (row: string, column: string): ReactNode => {
    const place = placeOf(row);
    const index = place ? itemAt(place) : -1;
    const fault = faults.find(({ path }) => path === `${LIST}.${index}.${column}`);
    return fault && <FaultMessage fault={fault} />;
  };
  return (
    <>
      <CellGrid
        label={label(fieldLabel(resource, LIST))}
        rowHeader={t`Variant`}
        columns={['code', 'barCode'].map((name) => ({
          id: name,
          header: label(itemLabel(resource, LIST, name)),
        }))}
        rows={places.map((place) => ({ id: place.id, label: place.label }))}
        textOf={(row, column) => {
          const place = placeOf(row);
          return place ? asText(items[itemAt(place)]?.[column]) : '';
        }}
        errorOf={errorOf}
        onChange={take}
        isReadOnly={mode === 'SHOW'}
      />
      {mode !== 'SHOW' && (
        <div>
          <Button size="sm" onPress={propose}>
            <Trans>Give a code to all that have none</Trans>
          </Button>
        </div>
      )}
    </>
  );
}
