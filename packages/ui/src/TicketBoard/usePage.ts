import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { detailCount } from '../LineRow/LineRow.tsx';
import { card } from '../TicketCard/cardMeasures.ts';
import type { Ticket, TicketPart } from '../TicketCard/index.ts';
import { type BoardCell, pagesOf, share } from './share.ts';
import type { BoardGeometry } from './useGeometry.ts';

/** Least room, in pixels, that is held back from an order which took more than was reckoned. */
const FIRST_RESERVE = 16;

/** Parts of orders by the order's object: reckoned once as long as order and board stay as they are. */
class Shares {
  readonly #parts = new WeakMap<Ticket, readonly TicketPart[]>();
  readonly #reserves = new WeakMap<Ticket, number>();
  readonly #geometry: BoardGeometry;
  constructor(geometry: BoardGeometry) {
    this.#geometry = geometry;
  }

  readonly of = (ticket: Ticket): readonly TicketPart[] => {
    const known = this.#parts.get(ticket);
    if (known) return known;
    const parts = share(ticket, this.#geometry, this.#reserves.get(ticket));
    this.#parts.set(ticket, parts);
    return parts;
  };

  /** The order took more than was reckoned. Answers whether sharing it out anew may help. */
  readonly reserve = (ticket: Ticket, missing: number): boolean => {
    // Each time at least twice as much: a few steps decide, whatever was reckoned wrong.
    const reserved = Math.max(missing, FIRST_RESERVE, 2 * (this.#reserves.get(ticket) ?? 0));
    if (reserved > this.#geometry.height / 2) return false;
    this.#reserves.set(ticket, reserved);
    this.#parts.delete(ticket);
    return true;
  };
}

const none: readonly BoardCell[] = [];
const nothing: readonly (readonly BoardCell[])[] = [none];

/** Height that a card takes by itself: a cell stretches it. */
const ownHeight = (element: HTMLElement): number => {
  const [head, body, foot] = element.firstElementChild?.children ?? [];
  const own = [head, body?.firstElementChild, foot].map((part) => part?.getBoundingClientRect().height ?? 0);
  return own.reduce((sum, height) => sum + height, 0);
};

/** Nothing of it can go on in another cell. */
const isWhole = ({ pieces }: TicketPart): boolean => {
  const [only, ...others] = pieces.flatMap((piece) => (piece.kind === 'line' ? [piece] : []));
  if (!only || others.length > 0) return false;
  const { from, to } = only.range ?? { from: 0, to: detailCount(only.line) };
  return to - from < 2;
};

export interface ShownPage {
  readonly page: number;
  readonly pages: number;
  readonly cells: readonly BoardCell[];
}

/**
 * The cells of one page. Heights are reckoned, so that orders need not be drawn to be counted; what is drawn is measured
 * once, a board before it is painted, and shared out anew where it took more than was reckoned.
 */
export const usePage = (
  tickets: readonly Ticket[],
  asked: number,
  geometry: BoardGeometry | undefined,
  elements: RefObject<ReadonlyMap<TicketPart, HTMLElement>>,
  onTooLow: () => void,
): ShownPage => {
  const [corrections, setCorrections] = useState(0);
  const measured = useRef(new WeakSet<TicketPart>());
  const settled = useRef<{ readonly shares: Shares; readonly corrections: number }>(undefined);
  const shares = useMemo(() => geometry && new Shares(geometry), [geometry]);
  const pages = useMemo(
    () => (geometry && shares ? pagesOf(tickets, geometry.columns * geometry.rows, shares.of) : nothing),
    // oxlint-disable-next-line react/exhaustive-deps -- a correction changes what `shares` holds
    [tickets, geometry, shares, corrections],
  );
  const page = Math.min(Math.max(1, asked), pages.length);
  const cells = pages[page - 1] ?? none;
  useLayoutEffect(() => {
    if (!geometry || !shares) return undefined;
    const fresh = cells.flatMap(({ ticket, part }) => {
      const element = measured.current.has(part) ? undefined : elements.current.get(part);
      return element ? [{ ticket, part, element }] : [];
    });
    if (fresh.length === 0) return undefined;
    const read = (): void => {
      let isCorrected = false;
      let isTooLow = false;
      for (const { ticket, part, element } of fresh) {
        measured.current.add(part);
        const missing = Math.ceil(ownHeight(element) + 2 * card.border - geometry.height);
        if (missing <= 0) continue;
        if (!isWhole(part) && shares.reserve(ticket, missing)) isCorrected = true;
        else isTooLow = true;
      }
      if (isTooLow) onTooLow();
      else if (isCorrected) setCorrections((count) => count + 1);
    };
    const isShareNew = settled.current?.shares !== shares || settled.current.corrections !== corrections;
    settled.current = { shares, corrections };
    if (isShareNew) {
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
  }, [cells, geometry, shares, corrections, elements, onTooLow]);
  return { page, pages: pages.length, cells };
};
