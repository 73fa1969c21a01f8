import { rate } from '@comanda/api/resources/rate';
import { fieldLabel, itemLabel, nameOf } from '@comanda/api/labels';
import { CellGrid, type CellChange } from '@comanda/ui/CellGrid';
import { FieldGrid, useFormMode } from '@comanda/ui/ResourceForm';
import { useCompany, useLabel } from '../../app/index.ts';
import { useDraftField, useForm } from '../../resource/form/DraftContext.tsx';
import { useFaultText } from '../../resource/form/useFaultText.ts';
import { asItems, asText } from '../../resource/values/read.ts';
import { useReferences, useReferenceSearch } from '../../resource/values/useReferences.ts';
import { useNaming } from '../../resource/form/editors/naming.ts';
import type { SectionProps } from '../section.ts';
import { readMoney, typedMoney } from './figures.ts';
import * as css from './product.css.ts';

const LIST = 'rateProduct';

/** A product's price in each rate of the company, as a sheet to fill (docs/product.md §8.14). */
export function PriceLevel({ fields, Field }: SectionProps) {
  return (
    <div className={css.section}>
      {fields.includes(LIST) && <Prices />}
      <FieldGrid>
        {fields
          .filter((name) => name !== LIST)
          .map((name) => (
            <Field key={name} name={name} />
          ))}
      </FieldGrid>
    </div>
  );
}

function Prices() {
  const { resource } = useForm();
  const { value, faults, set, leave } = useDraftField(LIST);
  const { currency } = useCompany();
  const label = useLabel();
  const say = useFaultText();
  const name = useNaming();
  const mode = useFormMode();
  const items = asItems(value);
  const ids = items.map((item) => asText(item['idRate']));
  const priced = useReferences(rate, ids).found;
  const { found } = useReferenceSearch(rate, undefined);
  // Rates in use that are no longer active stay in sight; their prices still hold.
  const rates = [...new Map([...found, ...priced.values()].map((row) => [row.id, row])).values()];

  // A product may have a thousand prices, and each row asks for its own.
  const prices = new Map(items.map((item) => [asText(item['idRate']), item['price']]));
  const places = new Map(ids.map((id, index) => [id, String(index)]));
  const faultAt = new Map(faults.map((fault) => [fault.path.split('.')[1], fault]));
  const textOf = (row: string): string => {
    const price = prices.get(row);
    return typeof price === 'number' ? typedMoney(price, currency.decimals, currency) : asText(price);
  };
  // What is no amount stays as it was typed; the validator says so at its place.
  const take = (changes: readonly CellChange[]) => {
    const given = new Map(changes.map(({ row, text }) => [row, text]));
    const kept = items.filter(({ idRate }) => !given.has(asText(idRate)));
    const written = rates.flatMap(({ id }) => {
      const text = given.get(id);
      return text === undefined || text === ''
        ? []
        : [{ idRate: id, price: readMoney(text, currency.decimals, currency) ?? text }];
    });
    const place = new Map(rates.map(({ id }, index) => [id, index]));
    set(
      [...kept, ...written].sort(
        (a, b) => (place.get(asText(a.idRate)) ?? 0) - (place.get(asText(b.idRate)) ?? 0),
      ),
    );
    leave();
  };
  const errorOf = (row: string): string | undefined => {
    const fault = faultAt.get(places.get(row));
    return fault && say(fault);
  };
  return (
    <CellGrid
      label={label(fieldLabel(resource, LIST))}
      rowHeader={label(nameOf(rate.code))}
      columns={[{ id: 'price', header: label(itemLabel(resource, LIST, 'price')), align: 'end' }]}
      rows={rates.map((row) => {
        const { id, label: called, detail } = name(row);
        return { id, label: called, ...(detail !== undefined && { detail }) };
      })}
      textOf={textOf}
      errorOf={errorOf}
      onChange={take}
      isReadOnly={mode === 'SHOW'}
    />
  );
}
