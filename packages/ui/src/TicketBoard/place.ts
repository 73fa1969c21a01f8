import type { Piece, Ticket, TicketPart } from '../TicketCard/index.ts';

/** An order cut into what is never parted: a dish with all that belongs to it, and the headings above it. */
export interface Unit {
  readonly pieces: readonly Piece[];
  readonly height: number;
}

/** An order as it takes room. */
export interface Measured {
  readonly ticket: Ticket;
  /** Its head with the card's edges; the head of a part that goes on. */
  readonly head: number;
  readonly repeatedHead: number;
  /** What says below a part that it goes on. */
  readonly foot: number;
  readonly units: readonly Unit[];
}

/** The room of one page: columns of one height, each of so many places. */
export interface Room {
  readonly columns: number;
  /** Places above one another in a column; one lets cards stand as high as they are, several are a grid of equal rows. */
  readonly rows: number;
  /** Of a place. */
  readonly height: number;
  readonly gap: number;
}

/** What one place of a page shows. */
export interface BoardCell {
  readonly ticket: Ticket;
  readonly part: TicketPart;
  readonly column: number;
  /** Pixels from the upper edge of the board. */
  readonly top: number;
  readonly height: number;
}
export type Page = readonly BoardCell[];

/** So much of a column may stay empty below a card before an order is parted to fill it. */
const MAY_STAY_EMPTY = 0.22;

/** Units of an order from one to before another. */
interface Cut {
  readonly from: number;
  readonly to: number;
  readonly height: number;
}
interface Slot {
  readonly page: number;
  readonly column: number;
  readonly top: number;
  readonly height: number;
}

const sum = (units: readonly Unit[]): number => units.reduce((total, { height }) => total + height, 0);

/** Units from the first on that fit into the room. */
const fitting = (units: readonly Unit[], room: number): number => {
  let used = 0;
  const over = units.findIndex(({ height }) => (used += height) > room);
  return over < 0 ? units.length : over;
};

/** Reading order of the places of a page: down a column where cards flow, along a row in a grid. */
const placesOf = ({ columns, rows, height, gap }: Room): readonly Omit<Slot, 'page'>[] =>
  Array.from({ length: columns * rows }, (_, index) => ({
    column: index % columns,
    top: Math.floor(index / columns) * (height + gap),
    height,
  }));

/** Walks through the places of all pages. A place is left when the next one is asked for. */
const walkPlaces = (room: Room) => {
  const places = placesOf(room);
  const taken = new Set<string>();
  let index = 0;
  let page = 0;
  /** How much of the place is filled. */
  let used = 0;
  const skip = (): void => {
    index += 1;
    used = 0;
    if (index < places.length) return;
    index = 0;
    page += 1;
    taken.clear();
  };
  const at = (): Slot => {
    while (taken.has(String(index))) skip();
    const place = places[index] ?? { column: 0, top: 0, height: room.height };
    return { ...place, page };
  };
  return {
    at,
    used: () => used,
    free: () => at().height - used - (used > 0 ? room.gap : 0),
    left: () => places.length - index - 1,
    isPageFresh: () => index === 0 && used === 0,
    next: skip,
    nextPage: (): void => {
      index = places.length - 1;
      skip();
    },
    fill: (height: number): Slot => {
      const slot = at();
      const top = slot.top + used + (used > 0 ? room.gap : 0);
      used = top - slot.top + height;
      return { ...slot, top };
    },
    /** Takes the place below too, for a dish that is higher than a place of a grid. Answers whether there is one. */
    extend: (height: number): number | undefined => {
      const slot = at();
      let high = slot.height;
      for (let below = index + room.columns; high < height; below += room.columns) {
        if (below >= places.length) return undefined;
        high += room.height + room.gap;
      }
      for (let below = index + room.columns, got = slot.height; got < high; below += room.columns) {
        taken.add(String(below));
        got += room.height + room.gap;
      }
      return high;
    },
  };
};

/** Parts of an order for columns of which the first has `first` room and all others `further`. */
const cut = (order: Measured, first: number, further: number): readonly Cut[] => {
  const { head, repeatedHead, foot, units } = order;
  const parts: Cut[] = [];
  let from = 0;
  for (;;) {
    const rest = units.slice(from);
    const top = parts.length === 0 ? head : repeatedHead;
    const room = (parts.length === 0 ? first : further) - top;
    const whole = sum(rest);
    if (whole <= room || rest.length < 2) return [...parts, { from, to: units.length, height: top + whole }];
    const count = Math.min(Math.max(1, fitting(rest, room - foot)), rest.length - 1);
    parts.push({ from, to: from + count, height: top + sum(rest.slice(0, count)) + foot });
    from += count;
  }
};

const known = new WeakMap<Measured, Map<string, TicketPart>>();
/** The same object for the same part of the same order: what is only moved is not drawn again. */
const partOf = (order: Measured, { from, to }: Cut, number: number, of: number): TicketPart => {
  const own = known.get(order) ?? new Map<string, TicketPart>();
  known.set(order, own);
  const key = [from, to, number, of].join(' ');
  const part = own.get(key) ?? {
    number,
    of,
    pieces: order.units.slice(from, to).flatMap(({ pieces }) => pieces),
  };
  own.set(key, part);
  return part;
};

/** A part that goes on shows a dish at least, within its room. */
const isSound = ([first]: readonly Cut[], room: number): boolean =>
  first !== undefined && first.height <= room;

/**
 * Orders on pages, longest waiting first. Where cards flow, each stands below the one before; one that does not fit there
 * goes on in the next column, unless little would stay empty without that. No order is parted over pages but one that is
 * larger than a page. In a grid each order begins a place of its own.
 */
export const place = (orders: readonly Measured[], room: Room): readonly Page[] => {
  const pages: BoardCell[][] = [[]];
  const walk = walkPlaces(room);
  const isGrid = room.rows > 1;
  /** The height of a card: its own, or in a grid that of its place, with those below it where one dish needs more. */
  const heightIn = (own: number): number => {
    if (!isGrid) return own;
    if (own <= room.height) return room.height;
    const extended = walk.extend(own);
    if (extended !== undefined) return extended;
    // No place below the last row: it begins where there is one.
    walk.nextPage();
    return walk.extend(own) ?? own;
  };
  const put = (order: Measured, parts: readonly Cut[]): void => {
    for (const [index, cutOut] of parts.entries()) {
      if (index > 0) walk.next();
      const height = heightIn(cutOut.height);
      const { page, column, top } = walk.fill(height);
      while (pages.length <= page) pages.push([]);
      const part = partOf(order, cutOut, index + 1, parts.length);
      pages[page]?.push({ ticket: order.ticket, part, column, top, height });
    }
  };
  for (const order of orders) {
    if (isGrid && walk.used() > 0) walk.next();
    const { head, units } = order;
    const whole = head + sum(units);
    const free = walk.free();
    const isFitting = whole <= free;
    const wouldFill = cut(order, free, room.height);
    const isWorthCutting = !isGrid && free > room.height * MAY_STAY_EMPTY && isSound(wouldFill, free);
    const parts = isFitting || isWorthCutting ? wouldFill : cut(order, room.height, room.height);
    if (!isFitting && !isWorthCutting && walk.used() > 0) walk.next();
    // Over pages goes only what no page holds.
    const pageHolds = cut(order, room.height, room.height).length <= room.columns * room.rows;
    if (parts.length - 1 > walk.left() && pageHolds && !walk.isPageFresh()) {
      walk.nextPage();
      put(order, cut(order, room.height, room.height));
    } else put(order, parts);
  }
  return pages;
};
