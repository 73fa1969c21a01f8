import { type TestTill, tillOf } from '../till.ts';
import type { TestPlatform } from '../usePlatform.ts';

/** What a till of the demo sells, as it pulled it. */
export interface Shop {
  readonly till: TestTill;
  readonly idCompany: string;
  readonly idStore: string;
  readonly idTerminal: string;
  readonly timeZone: string;
  readonly currency: string;
  /** When its business day begins, by its clock. */
  readonly cut: string;
  readonly commit: number;
  /** Taxes in hundredths of a per cent. */
  readonly taxes: readonly { readonly id: string; readonly code: string; readonly rate: number }[];
  readonly products: readonly {
    readonly id: string;
    readonly idDepartment: string;
    readonly idRate: string;
    readonly price: number;
  }[];
  readonly employees: readonly string[];
  readonly customers: readonly string[];
}

type Row = Readonly<Record<string, unknown>>;
const textOf = (row: Row, field: string): string => {
  const value = row[field];
  return typeof value === 'string' ? value : '';
};
const rowsIn = (row: Row, field: string): readonly Row[] => {
  const value = row[field];
  return Array.isArray(value) ? (value as Row[]) : [];
};

export const openShop = async (
  platform: Pick<TestPlatform, 'anyone' | 'licences' | 'origin' | 'company'>,
  company: string,
  name: string,
): Promise<Shop> => {
  const till = await tillOf(platform, name);
  const { number, changes } = await till.pull(0);
  const recordsOf = (entity: string): readonly Row[] =>
    changes.flatMap((change) =>
      change.entity === entity && change.record !== null ? [{ id: change.id, ...change.record }] : [],
    );
  const rate = recordsOf('RTE').find(
    (row) => textOf(row, 'kind') === '1' && textOf(row, 'tax') === 'S' && textOf(row, 'defaultRate') === 'S',
  );
  const idRate = rate ? textOf(rate, 'id') : '';
  const { idStore, idTerminal, timeZone, currency, dayBegins } = till.signed;
  return {
    till,
    idCompany: await platform.company(company),
    idStore,
    idTerminal,
    timeZone,
    currency,
    cut: dayBegins,
    commit: number,
    taxes: recordsOf('TAX').flatMap((row) =>
      textOf(row, 'kind') === 'N'
        ? [
            {
              id: textOf(row, 'id'),
              code: textOf(row, 'code'),
              rate: Math.round(Number(textOf(row, 'value')) * 100),
            },
          ]
        : [],
    ),
    // Products that are sold as they are, at their listed price.
    products: recordsOf('ART').flatMap((row) => {
      const price = rowsIn(row, 'rateProduct').find((one) => textOf(one, 'idRate') === idRate)?.['price'];
      return textOf(row, 'idPack') === '' && typeof price === 'number' && price > 0
        ? [{ id: textOf(row, 'id'), idDepartment: textOf(row, 'idDepartment'), idRate, price }]
        : [];
    }),
    employees: recordsOf('EMP').map((row) => textOf(row, 'id')),
    customers: recordsOf('CST').map((row) => textOf(row, 'id')),
  };
};
