import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ModifierSign, TicketLine } from '../LineRow/index.ts';
import { card } from '../TicketCard/cardMeasures.ts';
import type { Piece, Ticket, TicketPart } from '../TicketCard/index.ts';
import { type CellGeometry, footHeight, headHeight, repeatedHeadHeight } from './heights.ts';
import { heightOf, pagesOf, share } from './share.ts';

const geometry: CellGeometry = {
  width: 440,
  height: 480,
  sizes: { order: 58, line: 47, small: 28, target: 55, bump: 73, gap: 11 },
  words: {
    service: { in: 'Eat in', out: 'Take away', delivery: 'Delivery', external: 'External' },
    status: { pending: 'To do', started: 'Started', finished: 'Done', givenUp: 'Voided' },
    alsoAt: 'Also at:',
    changed: 'Changed',
    level: 'Very late',
  },
  measure: (text) => text.length * 0.55,
};

const text = fc.string({ unit: fc.constantFrom('a', 'm', ' '), minLength: 1, maxLength: 60 });
const line: fc.Arbitrary<Omit<TicketLine, 'id'>> = fc.record({
  quantity: fc.constantFrom('1', '12', '0.250'),
  name: text,
  modifiers: fc.array(fc.record({ sign: fc.constantFrom<ModifierSign[]>('+', '-', '!', '='), name: text }), {
    maxLength: 12,
  }),
  note: fc.oneof(fc.constant(''), text),
  course: fc.constantFrom('', 'Starters', 'Mains'),
  isAddOn: fc.boolean(),
  status: fc.constant('pending' as const),
});
const ticket: fc.Arbitrary<Ticket> = fc
  .record({ place: text, note: fc.oneof(fc.constant(''), text), lines: fc.array(line, { maxLength: 25 }) })
  .map(({ place, note, lines }) => ({
    id: '41',
    number: '41',
    place,
    note,
    service: 'in',
    since: 0,
    level: 'inTime',
    status: 'pending',
    action: 'start',
    lines: lines.map((each, index) => ({ ...each, id: String(index) })),
  }));

/** Which details of which lines a part shows. */
const shownIn = ({ pieces }: TicketPart): readonly string[] =>
  pieces.flatMap((piece) => {
    if (piece.kind !== 'line') return [];
    const { id, modifiers = [], note = '' } = piece.line;
    const all = [...modifiers.map(({ name }) => name), ...(note === '' ? [] : [note])];
    const { from, to } = piece.range ?? { from: 0, to: all.length };
    return [
      ...(from === 0 ? [id] : []),
      ...all.slice(from, to).map((each, index) => `${id} ${String(from + index)} ${each}`),
    ];
  });
const whole = ({ lines }: Ticket, part: TicketPart): readonly string[] =>
  shownIn({ ...part, pieces: lines.map((each) => ({ kind: 'line', line: each })) });

const partHeight = (order: Ticket, part: TicketPart): number =>
  2 * card.border +
  (part.number === 1 ? headHeight(order, geometry) : repeatedHeadHeight(geometry)) +
  footHeight(part.number === part.of ? order : {}, geometry) +
  part.pieces.reduce((sum, piece) => sum + heightOf(piece, order, geometry), 0);

/** A heading with its line, or one line with at most one of its details: nothing gets smaller than that. */
const isSmallest = (pieces: readonly Piece[]): boolean => {
  const units = pieces.filter(({ kind }) => kind !== 'course' && kind !== 'addOns');
  const [unit] = units;
  if (units.length !== 1 || !unit) return false;
  if (unit.kind !== 'line') return true;
  const { modifiers = [], note = '' } = unit.line;
  const { from, to } = unit.range ?? { from: 0, to: modifiers.length + (note === '' ? 0 : 1) };
  return to - from <= 1;
};

describe('an order shared out over cells', () => {
  it('shows every line with all that belongs to it, once', () => {
    fc.assert(
      fc.property(ticket, (order) => {
        const parts = share(order, geometry);
        const [first] = parts;
        expect(first).toBeDefined();
        if (first) expect(parts.flatMap(shownIn).sort()).toEqual([...whole(order, first)].sort());
        expect(parts.map(({ number, of }) => [number, of])).toEqual(
          parts.map((_, index) => [index + 1, parts.length]),
        );
      }),
    );
  });

  it('fits into its cells, but for what cannot be parted', () => {
    fc.assert(
      fc.property(ticket, (order) => {
        for (const part of share(order, geometry))
          if (!isSmallest(part.pieces)) expect(partHeight(order, part)).toBeLessThanOrEqual(geometry.height);
      }),
    );
  });

  it('leaves the room that was missing when it was drawn', () => {
    const lines = Array.from({ length: 4 }, (_, index) => ({
      id: String(index),
      quantity: '1',
      name: 'Fries',
      status: 'pending' as const,
    }));
    const order: Ticket = {
      id: '1',
      number: '1',
      service: 'in',
      since: 0,
      level: 'inTime',
      status: 'pending',
      action: 'start',
      lines,
    };
    expect(share(order, geometry)).toHaveLength(1);
    expect(share(order, geometry, 150).length).toBeGreaterThan(1);
  });
});

/** Orders of so many parts on pages of eight cells, as "order.part". */
const pagesOfSizes = (sizes: readonly number[]) => {
  const parts = new Map(
    sizes.map((size, index) => [
      { id: String(index) } as Ticket,
      Array.from({ length: size }, (_, part) => ({ number: part + 1, of: size, pieces: [] })),
    ]),
  );
  const pages = pagesOf([...parts.keys()], 8, (order) => parts.get(order) ?? []);
  return pages.map((cells) =>
    cells.map(({ ticket: { id }, part }) => `${id}.${String(part.number)}`).join(' '),
  );
};

describe('pages of cells', () => {
  it.each([
    [[], ['']],
    [[1, 1, 1], ['0.1 1.1 2.1']],
    [[6, 2], ['0.1 0.2 0.3 0.4 0.5 0.6 1.1 1.2']],
    // One cell may stay empty for an order to stay in one piece; more than that is filled.
    [
      [7, 2],
      ['0.1 0.2 0.3 0.4 0.5 0.6 0.7', '1.1 1.2'],
    ],
    [
      [6, 3],
      ['0.1 0.2 0.3 0.4 0.5 0.6 1.1 1.2', '1.3'],
    ],
    [
      [9, 1],
      ['0.1 0.2 0.3 0.4 0.5 0.6 0.7 0.8', '0.9 1.1'],
    ],
  ])('orders of %j cells', (sizes, pages) => {
    expect(pagesOfSizes(sizes)).toEqual(pages);
  });
});
