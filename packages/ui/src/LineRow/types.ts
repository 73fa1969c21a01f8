/**
 * How far a dish or an order has come where it is shown. `awaited`: somebody else has still to do their part; `givenUp`: the till
 * voided it or the kitchen discarded it.
 */
export type KitchenStatus = 'awaited' | 'pending' | 'started' | 'finished' | 'givenUp';

/** What a press does next. */
export type KitchenAction = 'start' | 'finish' | 'ready' | 'deliver' | 'acknowledge' | 'takeBack' | 'reopen';

/** Added, left out, to be minded (an allergy), chosen. */
export type ModifierSign = '+' | '-' | '!' | '=';

export interface TicketModifier {
  readonly sign: ModifierSign;
  readonly name: string;
}

/** One dish of an order. Keep the object while nothing in it changes: rows and their heights are kept by it. */
export interface TicketLine {
  readonly id: string;
  /** As it is read: "2", "0.5". */
  readonly quantity: string;
  /** More than one of it: its quantity stands on a block. */
  readonly isSeveral?: boolean;
  readonly name: string;
  readonly modifiers?: readonly TicketModifier[];
  readonly note?: string;
  readonly status: KitchenStatus;
  /** What a press does; without it the row is only read. */
  readonly action?: KitchenAction;
  /** Heading of its course. Lines of one course stand together. */
  readonly course?: string;
  /** It came after the order was first sent. */
  readonly isAddOn?: boolean;
  /** The till changed it and nobody has touched it since. */
  readonly isChanged?: boolean;
  /** It was cooked before, and has to be made again. */
  readonly isRemade?: boolean;
  /** Nobody begins it until somebody says so. */
  readonly isHeld?: boolean;
  /** Pressed here and not yet answered by the server. */
  readonly isSaving?: boolean;
  /** Cooked just now: it stays as high as it was until it may move. */
  readonly isSettling?: boolean;
}
