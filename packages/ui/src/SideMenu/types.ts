import type { IconSource } from '../Icon/index.ts';

/** An entry of the menu, as the app made it from what the server allows: docs/product.md §3. */
export interface SideMenuEntry {
  readonly id: string;
  readonly label: string;
  /** Where it goes. An entry with children opens them instead. */
  readonly href?: string;
  readonly icon?: IconSource;
  /** A heading over the entries that follow. */
  readonly isHeading?: boolean;
  readonly children?: readonly SideMenuEntry[];
  /** It is the page in view, or a page below it. */
  readonly isCurrent?: boolean;
  /** How many things wait there. */
  readonly count?: number;
}
