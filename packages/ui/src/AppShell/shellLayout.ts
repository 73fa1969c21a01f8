import { createContext, use, useSyncExternalStore } from 'react';

/**
 * How the menu stands. `drawer` over the page below 992 px, `rail` of icons from 992 to 1199.98, `full` beyond:
 * docs/product.md §3. From 992 on the person may open and close it.
 */
export type MenuPlace = 'drawer' | 'rail' | 'full';

const QUERIES = { rail: '(min-width: 992px)', full: '(min-width: 1200px)' } as const;

/** The place that the window allows. The server does not know it and takes the widest. */
export function useMenuPlace(): MenuPlace {
  return useSyncExternalStore(subscribe, readPlace, (): MenuPlace => 'full');
}

function subscribe(onChange: () => void): () => void {
  const lists = Object.values(QUERIES).map((query) => window.matchMedia(query));
  for (const list of lists) list.addEventListener('change', onChange);
  return () => {
    for (const list of lists) list.removeEventListener('change', onChange);
  };
}

function readPlace(): MenuPlace {
  if (window.matchMedia(QUERIES.full).matches) return 'full';
  return window.matchMedia(QUERIES.rail).matches ? 'rail' : 'drawer';
}

export interface ShellState {
  readonly place: MenuPlace;
  /** The whole menu is in view: as a column, or as a drawer over the page. */
  readonly isMenuOpen: boolean;
  readonly setMenuOpen: (isOpen: boolean) => void;
  readonly menuId: string;
}

export const ShellContext = createContext<ShellState | undefined>(undefined);

/** The shell around; undefined outside one. */
export function useShell(): ShellState | undefined {
  return use(ShellContext);
}
