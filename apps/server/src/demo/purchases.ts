import { tax } from '@comanda/api/areas/basics/tax';
import { supplier } from '@comanda/api/areas/others/supplier';
import type { Work } from '../core/work.ts';
import { idIn, type Ids, idsOf } from '../country/make.ts';
import { recordPurchase } from '../domain/purchase/make.ts';
import type { DemoBusiness } from './data/businesses.ts';
import { demoDeliveries } from './data/purchases.ts';

/** So many days back suppliers have brought something. */
const past = 35;
/** Where the numbers of suppliers' documents begin. */
const firstNumber = 1208;
/** One time more comes than another. */
const shares = [1, 0.8, 1.25, 0.9, 1.1] as const;
const dayBefore = (days: number): string =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** What a business bought in its last weeks, the oldest first (docs/product.md §14.7); of one delivery something went back. */
export const seedPurchases = async (
  work: Work,
  idCompany: string,
  { code }: DemoBusiness,
  stores: Ids,
): Promise<void> => {
  const suppliers = await idsOf(work, idCompany, supplier);
  const taxes = await idsOf(work, idCompany, tax);
  const brought = (demoDeliveries[code] ?? [])
    .flatMap(({ every, stores: to, ...delivery }, place) =>
      to.flatMap((store, nth) =>
        Array.from({ length: Math.floor(past / every) }, (_, time) => ({
          ...delivery,
          store,
          time,
          days: time * every + 1 + ((place + nth) % every),
        })),
      ),
    )
    .toSorted((one, other) => other.days - one.days);
  for (const [number, { supplier: from, series, store, lines, time, days }] of brought.entries()) {
    const share = shares[(time + number) % shares.length] ?? 1;
    const of = {
      idCompany,
      idStore: idIn(stores, store),
      idSupplier: idIn(suppliers, from),
      taxes: [],
      costs: false,
      corrects: null,
    };
    const said = lines.map(([name, quantity, price, code]) => ({
      idProduct: null,
      name,
      quantity: String(Math.max(1, Math.round(quantity * share))),
      price,
      discount: '0',
      idTax: idIn(taxes, code),
    }));
    await recordPurchase(work, {
      ...of,
      kind: 'N',
      document: `${series}${firstNumber + number}`,
      day: dayBefore(days),
      lines: said,
    });
    if (number === 0)
      await recordPurchase(work, {
        ...of,
        kind: 'A',
        document: `${series}${firstNumber}-D`,
        day: dayBefore(days - 1),
        lines: said.slice(0, 1).map((line) => ({ ...line, quantity: '2' })),
      });
  }
};
