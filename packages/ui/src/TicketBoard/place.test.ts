import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ModifierSign, TicketLine } from '../LineRow/index.ts';
import type { Ticket, TicketPart } from '../TicketCard/index.ts';
import type { CardGeometry } from './heights.ts';
import { type Measured, type Page, place, type Room } from './place.ts';
import { keyOf, measured } from './units.ts';

const geometry: CardGeometry = {
  width: 320,
  sizes: { order: 30, line: 24, small: 14, target: 40, bump: 54, gap: 8 },
  words: {
    service: { in: 'Eat in', out: 'Take away', delivery: 'Delivery', external: 'External' },
    status: {
      awaited: 'Being cooked',
      pending: 'To do',
      started: 'Started',
      finished: 'Done',
      givenUp: 'Voided',
    },
    alsoAt: 'Also at:',
    changed: 'Changed',
    allergy: 'allergy:',
    takeBack: 'Take it back',
    level: 'Very late',
  },
  measure: (text) => text.length * 0.55,
};

const text = fc.string({ unit: fc.constantFrom('a', 'm', ' '), minLength: 1, maxLength: 60 });
const line: fc.Arbitrary<Omit<TicketLine, 'id'>> = fc.record({
  quantity: fc.constantFrom('1', '12', '0.250'),
  name: text,
  modifiers: fc.array(fc.record({ sign: fc.constantFrom<ModifierSign[]>('+', '-', '!', '='), name: text }), {
    maxLength: 6,
  }),
  note: fc.oneof(fc.constant(''), text),
  course: fc.constantFrom('', 'Starters', 'Mains'),
  isAddOn: fc.boolean(),
  status: fc.constantFrom('pending' as const, 'finished' as const),
});
const ticket: fc.Arbitrary<Omit<Ticket, 'id' | 'number'>> = fc
  .record({ place: text, note: fc.oneof(fc.constant(''), text), lines: fc.array(line, { maxLength: 25 }) })
  .map(({ place: where, note, lines }) => ({
    place: where,
    note,
    service: 'in',
    since: 0,
    level: 'inTime',
    status: 'pending',
    action: 'start',
    lines: lines.map((each, index) => ({ ...each, id: String(index) })),
  }));
const tickets = fc
  .array(ticket, { maxLength: 12 })
  .map((all): readonly Ticket[] => all.map((each, index) => ({ ...each, id: String(index), number: '1' })));
const rooms: fc.Arbitrary<Room> = fc
  .record({ columns: fc.integer({ min: 1, max: 6 }), rows: fc.integer({ min: 1, max: 3 }) })
  .map(({ columns, rows }) => ({
    columns,
    rows,
    height: Math.floor((1000 - (rows - 1) * 8) / rows),
    gap: 8,
  }));

const placed = (all: readonly Ticket[], room: Room, opened = false): readonly Page[] =>
  place(
    all.map((each) => measured(each, opened, geometry, room.height)),
    room,
  );
const keysOf = ({ pieces }: TicketPart): readonly string[] => pieces.map(keyOf);

describe('orders on pages', () => {
  it('are all there, whole and in the order of waiting, along the columns of each page', () => {
    fc.assert(
      fc.property(tickets, rooms, (all, room) => {
        const cells = placed(all, room).flat();
        const whole = all.flatMap((each) => {
          const { units } = measured(each, false, geometry, room.height);
          return units.flatMap(({ pieces }) => pieces.map((piece) => `${each.id} ${keyOf(piece)}`));
        });
        expect(cells.flatMap((cell) => keysOf(cell.part).map((key) => `${cell.ticket.id} ${key}`))).toEqual(
          whole,
        );
        expect([...new Set(cells.map((cell) => cell.ticket.id))]).toEqual(all.map(({ id }) => id));
      }),
    );
  });

  it('never lie over one another, and are read down a column and then in the next', () => {
    fc.assert(
      fc.property(tickets, rooms, (all, room) => {
        for (const page of placed(all, room))
          for (const [index, cell] of page.entries())
            for (const other of page.slice(index + 1)) {
              if (other.column === cell.column)
                expect(other.top).toBeGreaterThanOrEqual(cell.top + cell.height + room.gap);
              else if (room.rows === 1) expect(other.column).toBeGreaterThan(cell.column);
            }
      }),
    );
  });

  it('never part a dish: what belongs to it stands with it, unless a whole column is too low for it', () => {
    fc.assert(
      fc.property(tickets, rooms, (all, room) => {
        for (const { part } of placed(all, room).flat())
          for (const piece of part.pieces)
            if (piece.kind === 'line' && piece.range) {
              const { modifiers = [], note = '' } = piece.line;
              expect(modifiers.length + (note === '' ? 0 : 1)).toBeGreaterThan(1);
            }
        const low = placed(all, { ...room, rows: 1, height: 2000 }).flat();
        expect(
          low.some(({ part }) => part.pieces.some((piece) => piece.kind === 'line' && piece.range)),
        ).toBe(false);
      }),
    );
  });

  it('go over to another page only where a page is too small for one', () => {
    fc.assert(
      fc.property(tickets, rooms, (all, room) => {
        const pages = placed(all, room);
        for (const { id } of all) {
          const on = pages.filter((page) => page.some((cell) => cell.ticket.id === id));
          if (on.length < 2) continue;
          const alone = placed(
            all.filter((each) => each.id === id),
            room,
          );
          expect(alone.length).toBeGreaterThan(1);
        }
      }),
    );
  });
});

/** An order of units of these heights, with a head of 50 and a repeated one of 30. */
const order = (id: string, ...heights: readonly number[]): Measured => ({
  ticket: { id } as Ticket,
  head: 50,
  repeatedHead: 30,
  foot: 10,
  units: heights.map((height, index) => ({
    height,
    pieces: [{ kind: 'course', name: `${id}${String(index)}` }],
  })),
});
const drawn = (orders: readonly Measured[], room: Room): readonly (readonly string[])[] =>
  place(orders, room).map((page) =>
    page.map(
      ({ ticket: { id }, part, column, top }) =>
        `${id}${part.of > 1 ? `.${String(part.number)}` : ''} ${String(column)}:${String(top)}`,
    ),
  );
const flow: Room = { columns: 2, rows: 1, height: 300, gap: 10 };
const grid: Room = { columns: 2, rows: 2, height: 145, gap: 10 };

describe('a page', () => {
  it.each<[string, readonly Measured[], Room, readonly (readonly string[])[]]>([
    ['of nothing', [], flow, [[]]],
    [
      'of low orders',
      [order('a', 50), order('b', 50), order('c', 50)],
      flow,
      [['a 0:0', 'b 0:110', 'c 1:0']],
    ],
    // 190 are free below the first: it is filled, and the rest stands under a short head.
    [
      'of an order that goes on',
      [order('a', 50), order('b', 50, 50, 50)],
      flow,
      [['a 0:0', 'b.1 0:110', 'b.2 1:0']],
    ],
    // 40 are free: less than a head and a dish.
    [
      'of an order that had better begin anew',
      [order('a', 200), order('b', 100)],
      flow,
      [['a 0:0', 'b 1:0']],
    ],
    [
      'that leaves an order to the next one rather than part it',
      [order('a', 240), order('b', 100), order('c', 100, 100)],
      flow,
      [['a 0:0', 'b 1:0'], ['c 0:0']],
    ],
    [
      'of an order that no page holds',
      [order('a', ...Array.from({ length: 8 }, () => 100))],
      flow,
      [
        ['a.1 0:0', 'a.2 1:0'],
        ['a.3 0:0', 'a.4 1:0'],
      ],
    ],
    ['of a grid', [order('a', 50), order('b', 50), order('c', 50)], grid, [['a 0:0', 'b 1:0', 'c 0:155']]],
    [
      'of a grid with a dish that is higher than a place: it takes the one below too',
      [order('a', 200), order('b', 50), order('c', 50)],
      grid,
      [['a 0:0', 'b 1:0', 'c 1:155']],
    ],
  ])('%s', (_, orders, room, pages) => {
    expect(drawn(orders, room)).toEqual(pages);
  });
});
