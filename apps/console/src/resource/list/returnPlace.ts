/** How far a list was scrolled, in pixels: the page, and the table within it. */
interface Scroll {
  readonly page: number;
  readonly down: number;
  readonly across: number;
}
interface Place {
  readonly href: string;
  readonly id: string;
  readonly scroll: Scroll | undefined;
}

/** Which row of which list a person went into; kept while the page lives, for the way back. */
let place: Place | undefined;

/** Without a list in view, as when its record was saved, it stays scrolled as it was. */
export const leaveFor = (href: string, id: string, list?: HTMLElement | null): void => {
  const table = list && tableIn(list);
  place = {
    href,
    id,
    scroll: table
      ? { page: window.scrollY, down: table.scrollTop, across: table.scrollLeft }
      : place?.href === href
        ? place.scroll
        : undefined,
  };
};

/** Address of the list of an area that a person came from, filters and page included; none: they came another way. */
export const listCameFrom = (route: string): string | undefined =>
  place !== undefined && (place.href === route || place.href.startsWith(`${route}?`))
    ? place.href
    : undefined;
/** The same, or where the list begins. */
export const listLeftAt = (route: string): string => listCameFrom(route) ?? route;

/**
 * Gives the focus back to the row that a person went into, once, and scrolls the list to where it was; answers how to
 * scroll again. A row that is gone leaves them at its place.
 */
export function comeBack(href: string, list: HTMLElement): (() => void) | undefined {
  if (place?.href !== href) return undefined;
  const { id, scroll } = place;
  place = undefined;
  list
    .querySelector(`[data-id="${CSS.escape(id)}"]`)
    ?.querySelector<HTMLElement>('[role="rowheader"]')
    ?.focus({ preventScroll: scroll !== undefined });
  if (!scroll) return undefined;
  const again = () => {
    tableIn(list)?.scrollTo({ top: scroll.down, left: scroll.across, behavior: 'instant' });
    window.scrollTo({ top: scroll.page, behavior: 'instant' });
  };
  again();
  return again;
}

const tableIn = (list: HTMLElement): HTMLElement | null | undefined =>
  list.querySelector('[role="grid"]')?.parentElement;
