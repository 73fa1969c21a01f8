import { type SentOrder, sentOrder, type TicketLine } from '@comanda/api/calls';
import { describe, expect, it } from 'vitest';
import { applied, bookOf } from '../catalogue.ts';
import { drawsOf } from '../random.ts';
import { nextTicket, splitBill } from '../sale.ts';
import { product, published, record } from '../shop.fixture.ts';
import { visitOf } from '../visit.ts';
import { type Dish, dishesOf, type SentLine } from './dishes.ts';
import { seatsOf } from '../seats.ts';
import { corrected, nextCorrection, ordered, seated, type Table } from './tables.ts';

const choice = (es: string, en: string, priceChange = 0): object => ({
  names: { 'es-ES': es, 'en-GB': en },
  priceChange,
  preset: 'N',
});
const menu = applied(
  published,
  [
    record('MDF', 'how', {
      mode: 'N',
      min: 0,
      max: 9,
      choices: [
        choice('Sin cebolla', 'No onion'),
        choice('Muy hecha', 'Well done'),
        choice('Sin gluten', 'Gluten-free', 90),
        choice('Deslactosada', 'Lactose-free', 25),
        choice('Trufa', 'Truffle', 50),
        choice('Guarnición fuera', 'No side dish', -100),
      ],
    }),
    product('burger', 900, {
      idArea: 'grill',
      idKitchenOrder: 'main',
      modifiers: [{ idModifier: 'how' }],
      supplement: [{ idProduct: 'pepper' }],
    }),
    product('shirt', 1900, { idArea: null, stockControl: 'S' }),
    product('jam', 1900, { idArea: null, isWeight: 'S' }),
    product('stew', 900, { idArea: null, stockControl: 'N' }),
  ],
  false,
);
const book = bookOf(menu);
const seats = seatsOf(menu, 'here');
const line = (idProduct: string, over: Partial<TicketLine> = {}): TicketLine => ({
  idProduct,
  idRate: 'inside',
  name: idProduct,
  quantity: '1',
  unitPrice: 0,
  total: 0,
  taxes: [],
  modifiers: [],
  parts: [],
  discounts: [],
  share: 0,
  ...over,
});
const chosen = (...names: readonly (readonly [name: string, priceChange: number])[]) =>
  names.map(([name, priceChange]) => ({ idModifier: 'how', name, priceChange }));
const part = (idProduct: string, quantity = '1') => ({ idProduct, name: idProduct, quantity, supplement: 0 });
const dishes = (...lines: readonly TicketLine[]): readonly Dish[] =>
  dishesOf(book, { lines: [...lines] }, drawsOf(1), 'es-ES');

describe('what a ticket asks of the kitchen', () => {
  it('says what is added, left out, to be minded and chosen', () => {
    const modifiers = chosen(
      ['Sin cebolla', 0],
      ['Muy hecha', 0],
      ['Sin gluten', 90],
      ['Deslactosada', 25],
      ['Trufa', 50],
      ['Guarnición fuera', -100],
    );
    const [dish] = dishes(line('burger', { modifiers, parts: [part('pepper')] }));
    expect(dish).toMatchObject({ idKitchenOrder: 'main', name: 'burger' });
    expect(dish?.modifiers?.map(({ sign, name }) => sign + name)).toEqual([
      '-Sin cebolla',
      '=Muy hecha',
      '!Sin gluten',
      '!Deslactosada',
      '+Trufa',
      '-Guarnición fuera',
      '+pepper',
    ]);
  });
  it('orders the parts of a pack, each with what was chosen for it', () => {
    const sold = line('menu', {
      quantity: '3',
      modifiers: [{ idModifier: 'milk', name: 'Avena', priceChange: 30 }, ...chosen(['Muy hecha', 0])],
      parts: [part('soup'), part('burger'), part('coffee', '2'), part('pepper')],
    });
    expect(
      dishes(sold).map(({ name, quantity, modifiers }) => [
        name,
        quantity,
        modifiers?.map((one) => one.sign + one.name),
      ]),
    ).toEqual([
      ['soup', '3', []],
      ['burger', '3', ['=Muy hecha', '+pepper']],
      ['coffee', '6', ['+Avena']],
    ]);
  });
  it('leaves at the till what is counted or weighed and prepared nowhere', () => {
    expect(dishes(line('shirt'), line('jam'), line('stew')).map(({ name }) => name)).toEqual(['stew']);
  });
});

interface Week {
  readonly sent: readonly SentOrder[];
  readonly asked: readonly Dish[];
  readonly visits: number;
}
/** So many sales, ten minutes apart, with everything that is due in between. */
const weekOf = (seed: number, sales: number): Week => {
  const draws = drawsOf(seed);
  const kitchen = drawsOf(seed + 1);
  let tables: readonly Table[] = [];
  const sent: SentOrder[] = [];
  const asked: Dish[] = [];
  let visits = 0;
  const correct = (now: number): void => {
    for (;;) {
      const due = nextCorrection(tables);
      if (due > now || due === Infinity) return;
      const done = corrected(tables, due);
      tables = done.tables;
      sent.push(...done.sent);
    }
  };
  for (let number = 1; number <= sales; number += 1) {
    const at = new Date(number * 600_000);
    correct(at.getTime());
    const visit = seated(visitOf('1', kitchen), seats, tables, at.getTime(), kitchen);
    const shop = {
      idStore: 'here',
      timeZone: 'Europe/Madrid',
      idRegion: 'mainland',
      currency: 'EUR',
      decimals: 2,
    };
    const ticket = nextTicket(menu, shop, draws, new Set(), { number, at, commit: 1 }, visit);
    if (!ticket) throw new Error('no ticket');
    const found = dishesOf(book, ticket, kitchen, 'es-ES');
    const done = ordered(tables, { ticket, visit, dishes: found, language: 'es-ES' }, kitchen);
    tables = done.tables;
    asked.push(...found);
    if (done.sent) sent.push(done.sent);
    if (visit.guests > 0) visits += 1;
  }
  correct(Infinity);
  return { sent, asked, visits };
};
const byNumber = (sent: readonly SentOrder[]): readonly (readonly SentOrder[])[] => [
  ...sent
    .reduce(
      (orders, order) => orders.set(order.number, [...(orders.get(order.number) ?? []), order]),
      new Map<number, SentOrder[]>(),
    )
    .values(),
];

const asFired = (sent: SentLine): SentLine => ({ ...sent, isVoided: false });
const namesOf = (dishes: readonly Dish[]): string[] => dishes.map(({ name }) => name).toSorted();

describe('the orders of a week', () => {
  const week = weekOf(11, 1500);
  const orders = byNumber(week.sent);
  const last = orders.map((revisions) => revisions.at(-1));
  const lines = last.flatMap((order) => order?.lines ?? []);

  it('are what the contract takes, whole each time, each line with its number for ever', () => {
    for (const order of week.sent) {
      // The small shop's records have words for ids.
      const named = order.lines.map((line) => ({ ...line, idProduct: null, idKitchenOrder: null }));
      expect(sentOrder.safeParse({ ...order, lines: named }).success).toBe(true);
    }
    for (const revisions of orders)
      for (const [index, order] of revisions.entries()) {
        expect(order.revision).toBe(index + 1);
        expect(order.lines.map(({ number }) => number)).toEqual(order.lines.map((_, place) => place + 1));
        const before = revisions[index - 1]?.lines ?? [];
        expect(order.lines.slice(0, before.length).map(asFired)).toEqual(before.map(asFired));
        for (const [place, { isVoided }] of before.entries())
          if (isVoided) expect(order.lines[place]?.isVoided).toBe(true);
      }
  });
  it('have each dish that was sold once, and beside them only what was voided', () => {
    expect(namesOf(lines.filter(({ isVoided }) => !isVoided))).toEqual(namesOf(week.asked));
  });
  it('are as often noted, voided and added to as at real tables', () => {
    expect(lines.filter(({ note }) => note !== '').length / lines.length).toBeCloseTo(0.04, 1.8);
    expect(lines.filter(({ isVoided }) => isVoided).length / lines.length).toBeCloseTo(0.025, 2);
    const joined = 1500 - orders.length;
    expect(joined / week.visits).toBeGreaterThan(0.1);
    expect(joined / week.visits).toBeLessThan(0.18);
  });
  it('are taken by tills, by guests at their tables and by the hub, each by one of them', () => {
    for (const revisions of orders) expect(new Set(revisions.map(({ emitter }) => emitter)).size).toBe(1);
    for (const order of last) {
      if (order?.serviceKind === '03') expect(order.emitter).toBe('HUB');
      else expect(['POS', 'QR']).toContain(order?.emitter);
      if (order?.emitter === 'QR') expect(order.guests).toBeGreaterThan(0);
    }
    expect(new Set(last.map((order) => order?.emitter))).toEqual(new Set(['POS', 'QR', 'HUB']));
  });
  it('go first now and then', () => {
    expect(last.filter((order) => order?.isRush === true).length / last.length).toBeCloseTo(0.03, 1.8);
  });
  it('go to a table, or to whoever is called', () => {
    for (const order of last) {
      if (order?.serviceKind === '00') expect([order.place, order.guests]).not.toEqual(['', 0]);
      else expect(order?.guests).toBe(0);
      if (order?.serviceKind === '01') expect(order.place).toMatch(/^\p{Lu}\p{Ll}+$/u);
    }
  });
  it('are the same for the same seed', () => {
    expect(weekOf(5, 30)).toEqual(weekOf(5, 30));
    expect(weekOf(5, 30)).not.toEqual(weekOf(6, 30));
  });
});

const plainDish = (name: string): Dish => ({
  idProduct: null,
  name,
  quantity: '1',
  modifiers: [],
  note: '',
});
it('a table that pays apart has its dishes on two bills, each of them once', () => {
  const draws = drawsOf(3);
  const at = new Date(600_000);
  const visit = { serviceKind: '00', guests: 2, emitter: 'POS', lines: 4 } as const;
  const shop = {
    idStore: 'here',
    timeZone: 'Europe/Madrid',
    idRegion: 'mainland',
    currency: 'EUR',
    decimals: 2,
  };
  const whole = nextTicket(menu, shop, draws, new Set(), { number: 7, at, commit: 1 }, visit);
  const bills = whole ? splitBill(menu, shop, whole) : [];
  expect(bills.map(({ number }) => number)).toEqual([7, 8]);
  expect(bills.flatMap(({ lines }) => lines)).toEqual(whole?.lines);
  for (const { total, lines, payments } of bills) {
    expect(lines.reduce((sum, line) => sum + line.total, 0)).toBe(total);
    expect(payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
  }
  const dishes = ['soup', 'steak', 'cake'].map(plainDish);
  const [ticket] = bills;
  if (!ticket) throw new Error('no ticket');
  const split = { stays: 2, number: 8 };
  const ordering = ordered([], { ticket, visit, dishes, language: 'es-ES', split }, drawsOf(2));
  const first = ordering.sent;
  const [other, left] = corrected(ordering.tables, nextCorrection(ordering.tables)).sent;
  const cake = first?.lines.find(({ name }) => name === 'cake')?.number;
  expect(other).toMatchObject({
    number: 8,
    revision: 1,
    lines: [{ name: 'cake', number: 1, from: { order: 7, line: cake } }],
  });
  expect(left).toMatchObject({ number: 7, revision: 2 });
  expect(left?.lines.filter(({ isVoided }) => isVoided).map(({ number }) => number)).toEqual([cake]);
});
