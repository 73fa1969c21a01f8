import {
  deviceCalls,
  type AnswerOf,
  type DeliveryNote,
  type Ticket,
  type TicketLine,
} from '@comanda/api/calls';
import { priceLines, type PricedTax } from '@comanda/api/pricing';
import { type Caller, callerOf } from './caller.ts';
import type { TestPlatform } from './usePlatform.ts';

type Signed = AnswerOf<typeof deviceCalls.login>;
type Pulled = AnswerOf<typeof deviceCalls.pull>;

/** A till as a test drives it, step by step. */
export interface TestTill extends Caller {
  readonly signed: Signed;
  readonly pull: (since: number) => Promise<Pulled>;
  readonly acknowledge: (number: number, error?: string) => Promise<number>;
}

/** Signs a demo till in by the name that its licence is written down with: `ENCINA MAD Barra`. */
export const tillOf = async (
  platform: Pick<TestPlatform, 'anyone' | 'licences' | 'origin'>,
  name: string,
): Promise<TestTill> => {
  const license = platform.licences.find((licence) => licence.name === name)?.license;
  if (license === undefined) throw new Error(`There is no demo till ${name}.`);
  const { data: signed } = await platform.anyone.call(deviceCalls.login, {
    data: { license, machine: 'test' },
  });
  const caller = callerOf(platform.origin, signed.token);
  return {
    ...caller,
    signed,
    pull: async (since) => (await caller.call(deviceCalls.pull, { params: { since: String(since) } })).data,
    acknowledge: async (number, error) =>
      (
        await caller.call(deviceCalls.acknowledge, {
          data: { number, ...(error !== undefined && { error }) },
        })
      ).status,
  };
};

/** The published taxes of an answer, for pricing. */
export const taxesIn = ({ changes }: Pulled): ReadonlyMap<string, PricedTax> =>
  new Map(
    changes
      .filter(({ entity, record }) => entity === 'TAX' && record !== null)
      // What the platform published is what pricing was made for.
      .map(({ id, record }) => [id, record as unknown as PricedTax]),
  );

/** Taxes in per cent, the highest first and none of the same rate as another: which are the first does not change by run. */
export const ratesIn = (taxes: ReadonlyMap<string, PricedTax>): readonly string[] => {
  const byRate = new Map<number, string>();
  for (const { id, kind, value } of taxes.values()) if (kind === 'N') byRate.set(Number(value), id);
  return [...byRate].toSorted(([a], [b]) => b - a).map(([, id]) => id);
};

/** A ticket whose figures add up: coffees and a bottle, each under the taxes given. */
export const ticketOf = (
  number: number,
  commit: number,
  taxes: ReadonlyMap<string, PricedTax>,
  sold: readonly (Pick<TicketLine, 'unitPrice' | 'taxes'> & Partial<TicketLine>)[],
): Ticket => {
  const lines = sold.map((line) => ({
    idProduct: null,
    idRate: null,
    name: 'Café',
    quantity: '2',
    modifiers: [],
    parts: [],
    discounts: [],
    share: 0,
    ...line,
  }));
  const priced = priceLines(lines, taxes);
  return {
    number,
    kind: 'N',
    amends: null,
    status: 'F',
    idEmployee: null,
    idCustomer: null,
    idTicketKind: null,
    idSource: null,
    table: null,
    covers: 0,
    discounts: [],
    rounding: 0,
    corrections: [],
    voided: null,
    copies: 0,
    training: false,
    at: '2026-03-14T12:00:00.000Z',
    commit,
    serviceKind: '00',
    currency: 'EUR',
    lines: lines.map((line, index) => ({ ...line, total: priced.totals[index] ?? 0 })),
    taxes: [...priced.taxes],
    payments: [{ idPaymentMethod: null, kind: 'C', amount: priced.total, change: 0 }],
    net: priced.net,
    total: priced.total,
  };
};

/** What a ticket sells, delivered on a note to a customer who is invoiced for it later. */
export const delivered = (
  { number, kind, amends, at, commit, idEmployee, currency, lines, taxes, discounts, net, total }: Ticket,
  idCustomer: string,
): DeliveryNote => ({
  document: 'DLN',
  number,
  kind,
  amends,
  at,
  commit,
  idEmployee,
  idCustomer,
  note: '',
  currency,
  lines,
  taxes,
  discounts,
  net,
  total,
});
