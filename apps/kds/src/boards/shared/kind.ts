import type { Delays, StatusFilter, TaskStatus } from '@comanda/machines/kitchen/rules';
import type { ShownTask } from '../../engine/kitchen.ts';
import type { BoardCard } from './card.ts';
import type { Step } from './steps.ts';

/** What one kind of monitor lists, how old things are there, and what a press does (docs/product.md §16.3, §16.17). */
export interface BoardRules {
  /** In the order in which a key goes through them; the first is where a monitor begins. */
  readonly filters: readonly [StatusFilter, ...StatusFilter[]];
  /** Statuses of which there is something to be done. */
  readonly works: readonly TaskStatus[];
  /** An age runs from the first of these stages until the second. */
  readonly age: { readonly from: TaskStatus; readonly until: TaskStatus };
  /** Where its own are not those of the dishes' sections. */
  readonly delays?: Delays;
  /** A dish is pressed together with its whole order. */
  readonly isWhole: boolean;
  /** The next step of dishes that are pressed together. */
  readonly next: (tasks: readonly ShownTask[], skipStart: boolean) => Step | undefined;
  /** Whether the order may go on as it stands; a single dish always may. */
  readonly isCardReady?: (card: BoardCard) => boolean;
  /** Whether a struck-out dish keeps the card until somebody has seen it. */
  readonly seesStruck: boolean;
  /** What is through and may be brought back. */
  readonly past: readonly TaskStatus[];
}
