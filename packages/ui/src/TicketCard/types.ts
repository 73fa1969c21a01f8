import type { DelayLevel } from '../AgeScale/index.ts';
import type { DetailRange, KitchenAction, KitchenStatus, TicketLine } from '../LineRow/index.ts';

/** How the guest gets it: eaten here, taken away, delivered, through a platform. */
export type ServiceKind = 'in' | 'out' | 'delivery' | 'external';

/** Another section that works on the order. */
export interface OtherSection {
  readonly id: string;
  readonly name: string;
  readonly status: KitchenStatus;
}

/** An order as its card shows it. Keep the object while nothing in it changes: cards and heights are kept by it. */
export interface Ticket {
  readonly id: string;
  /** What is called out. */
  readonly number: string;
  /** Till that took it: two of them count each for itself. */
  readonly till?: string;
  /** Table, or where else it goes. */
  readonly place?: string;
  readonly service: ServiceKind;
  readonly guests?: number;
  readonly note?: string;
  /** When its age began and, of what is cooked, when it stopped: milliseconds of the clock. */
  readonly since: number;
  readonly until?: number;
  readonly level: DelayLevel;
  readonly status: KitchenStatus;
  /** What a press on its head does to all of it; without it the head is only read. */
  readonly action?: KitchenAction;
  /** In their order; courses and add-ons are put together here. */
  readonly lines: readonly TicketLine[];
  readonly alsoAt?: readonly OtherSection[];
  /** What somebody else did to it, in words: "Moved by Pass, 12:41". */
  readonly ribbon?: string;
  /** It goes before all others: its ribbon stands out as nothing else on a board does. */
  readonly isRush?: boolean;
  /** Touched here and not yet answered by the server. */
  readonly isSaving?: boolean;
  /** The till changed it and nobody has touched it since. */
  readonly isChanged?: boolean;
}

/** What a card is made of, from top to bottom. `done`: several dishes that are cooked, as one row which opens. */
export type Piece =
  | { readonly kind: 'ribbon' | 'note' | 'addOns' | 'alsoAt' }
  | { readonly kind: 'course'; readonly name: string }
  | { readonly kind: 'done'; readonly count: number; readonly isOpen: boolean }
  | { readonly kind: 'line'; readonly line: TicketLine; readonly range?: DetailRange };

/** What one place of a board shows of a card. */
export interface TicketPart {
  /** Counted from 1. */
  readonly number: number;
  readonly of: number;
  readonly pieces: readonly Piece[];
}
