import type { Ticket } from '@comanda/api/calls';
import type { Chance } from './chance.ts';
import type { Shop } from './shop.ts';

/* Tickets by plain arithmetic, of which nothing is the platform's: it refuses those that do not come out. */

/** A quotient to the unit, half away from zero. */
export const rounded = (of: number, by: number): number =>
  Math.sign(of) * Math.floor((2 * Math.abs(of) + by) / (2 * by));
/** Quantities have four digits here. */
const unit = 10_000;

type Line = Ticket['lines'][number];
interface Bought {
  readonly quantity: number;
  readonly unitPrice: number;
  readonly idTax: string;
  readonly off: number;
  readonly product: Shop['products'][number] | undefined;
}

const lineOf = ({ quantity, unitPrice, idTax, off, product }: Bought, share: number): Line => ({
  idProduct: product?.id ?? null,
  idRate: product?.idRate ?? null,
  name: 'Café',
  quantity: String(quantity / unit),
  unitPrice,
  total: rounded(quantity * unitPrice, unit) - off - share,
  taxes: [idTax],
  modifiers: [],
  parts: [],
  discounts: off === 0 ? [] : [{ idDiscount: null, kind: '2', name: 'Less', amount: off }],
  share,
});

/** Taxes are in the price: of what is sold under one, a part of it, once for the ticket. */
const taxesOf = (lines: readonly Line[], { taxes }: Shop): Ticket['taxes'] =>
  taxes.flatMap(({ id, code, rate }) => {
    const own = lines.filter((line) => line.taxes[0] === id);
    const gross = own.reduce((sum, { total }) => sum + total, 0);
    const tax = rounded(gross * rate, 10_000 + rate);
    return own.length > 0 ? [{ idTax: id, code, base: gross - tax, tax }] : [];
  });

const boughtIn = (shop: Shop, chance: Chance): readonly Bought[] =>
  Array.from({ length: 1 + chance.below(4) }, () => {
    const product = shop.products.length > 0 && chance.is(0.7) ? chance.one(shop.products) : undefined;
    const unitPrice = product?.price ?? 1 + chance.below(4_000);
    const quantity = chance.is(0.15) ? 1 + chance.below(3 * unit) : unit * (1 + chance.below(4));
    const list = rounded(quantity * unitPrice, unit);
    return {
      quantity,
      unitPrice,
      idTax: chance.one(shop.taxes).id,
      off: chance.is(0.12) ? chance.below(list + 1) : 0,
      product,
    };
  });

/** What is taken off the whole, by what lines come to: each has what is due up to it, less what those before it have. */
const sharesOf = (off: number, lines: readonly Line[]): readonly number[] => {
  const all = lines.reduce((sum, { total }) => sum + total, 0);
  let [before, given] = [0, 0];
  return lines.map(({ total }) => {
    before += total;
    const due = all === 0 ? 0 : rounded(off * before, all);
    const share = due - given;
    given = due;
    return share;
  });
};

const paymentsOf = (due: number, chance: Chance): Ticket['payments'] => {
  const first = chance.is(0.2) ? Math.trunc(due / 2) : 0;
  const parts = [due - first, first].filter((amount, index) => index === 0 || amount !== 0);
  const tip = due > 0 && chance.is(0.15) ? 1 + chance.below(300) : 0;
  return [
    ...parts.map((amount, index) => {
      const kind = index === 0 ? chance.one(['C', 'C', 'M', 'A', 'V']) : 'T';
      const change = kind === 'C' && amount > 0 && chance.is(0.3) ? chance.below(2_000) : 0;
      return { idPaymentMethod: null, kind, amount, change };
    }),
    ...(tip > 0 ? [{ idPaymentMethod: null, kind: 'P', amount: tip, change: 0 }] : []),
  ];
};

export interface When {
  readonly number: number;
  readonly at: string;
}
const of = (shop: Shop, chance: Chance, { number, at }: When, lines: readonly Line[]): Ticket => {
  const taxes = taxesOf(lines, shop);
  const total = lines.reduce((sum, line) => sum + line.total, 0);
  const rounding = chance.is(0.1) ? chance.below(5) - 2 : 0;
  return {
    number,
    at,
    kind: 'N',
    amends: null,
    status: 'F',
    commit: shop.commit,
    currency: shop.currency,
    serviceKind: chance.one(['00', '01', '02', '03']),
    idEmployee: chance.is(0.8) ? chance.one(shop.employees) : null,
    idCustomer: shop.customers.length > 0 && chance.is(0.1) ? chance.one(shop.customers) : null,
    idTicketKind: null,
    idSource: null,
    table: null,
    covers: chance.below(5),
    lines: [...lines],
    taxes,
    payments: paymentsOf(total + rounding, chance),
    discounts: [],
    rounding,
    corrections: [],
    voided: null,
    copies: chance.is(0.05) ? 1 + chance.below(2) : 0,
    training: false,
    net: total - taxes.reduce((sum, { tax }) => sum + tax, 0),
    total,
  };
};

/** A sale, with what happens to sales: some is taken off, called off, or rung up by somebody who learns the till. */
export const saleOf = (shop: Shop, chance: Chance, when: When): Ticket => {
  const bought = boughtIn(shop, chance);
  const bare = bought.map((line) => lineOf(line, 0));
  const left = bare.reduce((sum, { total }) => sum + total, 0);
  const off = chance.is(0.1) ? chance.below(left + 1) : 0;
  const shares = sharesOf(off, bare);
  const sold = of(
    shop,
    chance,
    when,
    bought.map((line, index) => lineOf(line, shares[index] ?? 0)),
  );
  const isVoided = chance.is(0.04);
  const who = chance.is(0.5) ? chance.one(shop.employees) : null;
  return {
    ...sold,
    discounts: off === 0 ? [] : [{ idDiscount: null, kind: '3', name: 'House', amount: off }],
    corrections: chance.is(0.06)
      ? [
          {
            name: 'Vino',
            quantity: '1',
            amount: 1 + chance.below(900),
            reason: 'Wrong',
            idEmployee: who,
            at: when.at,
            sent: chance.is(0.5),
          },
        ]
      : [],
    training: chance.is(0.03),
    ...(isVoided && {
      voided: { reason: 'Mistake', idEmployee: who, at: when.at },
      payments: [],
      rounding: 0,
    }),
  };
};

/** What comes back of an earlier ticket, or is added to it. */
export const aboutOf = (
  shop: Shop,
  chance: Chance,
  when: When,
  earlier: { readonly idTerminal: string; readonly ticket: Ticket },
): Ticket => {
  const isBack = chance.is(0.7);
  const { unitPrice, taxes, idProduct, idRate } = chance.one(earlier.ticket.lines);
  const product = shop.products.find(({ id }) => id === idProduct);
  const line = lineOf(
    { quantity: isBack ? -unit : unit, unitPrice, idTax: taxes[0] ?? '', off: 0, product },
    0,
  );
  return {
    ...of(shop, chance, when, [{ ...line, idRate }]),
    kind: isBack ? 'A' : 'B',
    amends: {
      idTerminal: earlier.idTerminal === shop.idTerminal ? null : earlier.idTerminal,
      number: earlier.ticket.number,
    },
  };
};
