import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { card } from '../TicketCard/cardMeasures.ts';
import type { Ticket, TicketPart } from '../TicketCard/index.ts';
import { type BoardCell, type Measured, type Page, place } from './place.ts';
import { HEAD, keyOf, measured } from './units.ts';
import type { BoardGeometry } from './useGeometry.ts';

/** What is measured may differ by so many pixels from what was reckoned. */
const TOLERANCE = 0.5;

/** Heights of orders, kept by the order's object: reckoned once and measured once as long as order and board stay as they are. */
class Heights {
  readonly #orders = new WeakMap<Ticket, { readonly isOpen: boolean; readonly order: Measured }>();
  readonly #known = new WeakMap<Ticket, Map<string, number>>();
  readonly #geometry: BoardGeometry;
  constructor(geometry: BoardGeometry) {
    this.#geometry = geometry;
  }

  readonly of = (ticket: Ticket, isOpen: boolean): Measured => {
    const kept = this.#orders.get(ticket);
    if (kept?.isOpen === isOpen) return kept.order;
    const order = measured(ticket, isOpen, this.#geometry, this.#geometry.height, this.#known.get(ticket));
    this.#orders.set(ticket, { isOpen, order });
    return order;
  };

  /** Compares a card on the page with what was reckoned. Answers whether its order has to be placed anew. */
  readonly learn = ({ ticket, part }: BoardCell, element: HTMLElement): boolean => {
    const order = this.#orders.get(ticket)?.order;
    const [head, body] = element.firstElementChild?.children ?? [];
    if (!order || !head || !body) return false;
    const known = this.#known.get(ticket) ?? new Map<string, number>();
    const pieces = [...(body.firstElementChild?.children ?? [])];
    const heights = [
      ...(part.number === 1 ? [[HEAD, head] as const] : []),
      ...part.pieces.flatMap((piece, index) => {
        const shown = pieces[index];
        return shown ? [[keyOf(piece), shown] as const] : [];
      }),
    ];
    // A board that is shown smaller as a whole, as a preview of it is, is laid out as large as it would be.
    const scale = element.getBoundingClientRect().width / element.offsetWidth || 1;
    let total = 0;
    let isNew = false;
    for (const [key, shown] of heights) {
      const height = shown.getBoundingClientRect().height / scale;
      total += height;
      isNew ||= Math.abs((known.get(key) ?? 0) - height) > TOLERANCE;
      known.set(key, height);
    }
    if (!isNew || Math.abs(total - heightOfPart(order, part)) <= TOLERANCE) return false;
    this.#known.set(ticket, known);
    this.#orders.delete(ticket);
    return true;
  };
}

/** What the pieces of a part, and the first head, were said to take. */
const heightOfPart = ({ head, units }: Measured, { number, pieces }: TicketPart): number => {
  const shown = new Set(pieces);
  const own = units.filter((unit) => unit.pieces.some((piece) => shown.has(piece)));
  return (number === 1 ? head - 2 * card.border : 0) + own.reduce((sum, { height }) => sum + height, 0);
};

const none: Page = [];

export interface ShownPage {
  readonly page: number;
  readonly pages: number;
  readonly cells: Page;
}

/** What a page shows and what is opened on it. */
interface Asked {
  readonly tickets: readonly Ticket[];
  readonly page: number;
  readonly opened: ReadonlySet<string>;
}

/**
 * The cards of one page. Heights are reckoned, so that orders need not be drawn to be counted; what is drawn is measured
 * once, a board before it is painted, and placed anew where it takes another height than was reckoned.
 */
export const usePage = (
  { tickets, page: asked, opened }: Asked,
  geometry: BoardGeometry | undefined,
  elements: RefObject<ReadonlyMap<TicketPart, HTMLElement>>,
): ShownPage => {
  const [corrections, setCorrections] = useState(0);
  const seen = useRef(new WeakSet<TicketPart>());
  const settled = useRef<{ readonly heights: Heights; readonly corrections: number }>(undefined);
  const heights = useMemo(() => geometry && new Heights(geometry), [geometry]);
  const pages = useMemo(
    () =>
      geometry && heights
        ? place(
            tickets.map((ticket) => heights.of(ticket, opened.has(ticket.id))),
            geometry,
          )
        : [none],
    // oxlint-disable-next-line react/exhaustive-deps -- a correction changes what `heights` holds
    [tickets, opened, geometry, heights, corrections],
  );
  const page = Math.min(Math.max(1, asked), pages.length);
  const cells = pages[page - 1] ?? none;
  useLayoutEffect(() => {
    if (!heights) return undefined;
    const fresh = cells.flatMap((cell) => {
      const element = seen.current.has(cell.part) ? undefined : elements.current.get(cell.part);
      return element ? [{ cell, element }] : [];
    });
    if (fresh.length === 0) return undefined;
    const read = (): void => {
      let isCorrected = false;
      for (const { cell, element } of fresh) {
        seen.current.add(cell.part);
        if (heights.learn(cell, element)) isCorrected = true;
      }
      if (isCorrected) setCorrections((count) => count + 1);
    };
    const isBoardNew = settled.current?.heights !== heights || settled.current.corrections !== corrections;
    settled.current = { heights, corrections };
    if (isBoardNew) {
      read();
      return undefined;
    }
    // What comes to a board that stands: heights that are asked for before its frame is laid out would cost a layout more.
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      read();
    });
    for (const { element } of fresh) observer.observe(element);
    return () => observer.disconnect();
  }, [cells, heights, corrections, elements]);
  return { page, pages: pages.length, cells };
};
