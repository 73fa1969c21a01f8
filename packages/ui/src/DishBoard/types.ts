import type { DelayLevel } from '../AgeScale/index.ts';
import type { KitchenAction, KitchenStatus, TicketModifier } from '../LineRow/index.ts';

/** Portions of a dish that are made in one way and are equally far. */
export interface DishPortion {
  /** The line of an order that a press acts on: the one that waits longest. */
  readonly id: string;
  /** As it is read: "4", "0.5". */
  readonly quantity: string;
  readonly modifiers?: readonly TicketModifier[];
  readonly note?: string;
  readonly status: KitchenStatus;
  /** What a press does to that line; without it the portions are only read. */
  readonly action?: KitchenAction;
  /** Pressed here and not yet answered by the server. */
  readonly isSaving?: boolean;
}

/** One dish over all orders. Keep the object while nothing in it changes. */
export interface Dish {
  readonly id: string;
  readonly name: string;
  /** How many are to be made. */
  readonly quantity: string;
  /** When the age of the oldest began and, of what is done, when it stopped: milliseconds of the clock. */
  readonly since: number;
  readonly until?: number;
  readonly level: DelayLevel;
  /** Numbers of the orders that wait for it, the oldest first. */
  readonly orders: readonly string[];
  /** What a press on its quantity does to all of it; without it the quantity is only read. */
  readonly action?: KitchenAction;
  readonly portions: readonly DishPortion[];
}
