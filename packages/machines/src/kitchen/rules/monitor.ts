import type { TaskStatus } from './status.ts';

export const monitorKinds = ['REGULAR', 'FASTFOOD', 'PREPARATION', 'FULLORDER', 'PICKUP'] as const;
export type MonitorKind = (typeof monitorKinds)[number];

/** Words by which a monitor narrows what it lists; `NFN` is one of them and never a status (docs/product.md §16.3). */
export type StatusFilter = 'NFN' | 'PND' | 'CRT' | 'finished' | 'RDY' | 'DSC' | 'all';

type Lists = Readonly<Partial<Record<StatusFilter, readonly TaskStatus[]>>>;
const cooking: Lists = {
  NFN: ['PND', 'CRT'],
  PND: ['PND'],
  CRT: ['CRT'],
  finished: ['FNL', 'RDY', 'DLV'],
  DSC: ['DSC'],
  all: ['PND', 'CRT', 'FNL', 'RDY', 'DLV', 'DSC'],
};
/** What each kind lists by each of its filters; the first is the one that it starts with. */
export const listsOf: Readonly<Record<MonitorKind, Lists>> = {
  REGULAR: cooking,
  FASTFOOD: cooking,
  FULLORDER: cooking,
  PREPARATION: { finished: ['FNL'], RDY: ['RDY'], all: ['FNL', 'RDY'] },
  PICKUP: { RDY: ['RDY'], NFN: ['PND', 'CRT', 'FNL'] },
};

const cooked: readonly TaskStatus[] = ['PND', 'CRT'];
/** Statuses of which there is something to be done at a monitor of each kind. */
export const worksOn: Readonly<Record<MonitorKind, readonly TaskStatus[]>> = {
  REGULAR: cooked,
  FASTFOOD: cooked,
  FULLORDER: cooked,
  PREPARATION: ['FNL'],
  PICKUP: ['RDY'],
};
/** Statuses of what is not through there yet: what it works on, and what it waits for. */
export const openAt: typeof worksOn = {
  REGULAR: cooked,
  FASTFOOD: cooked,
  FULLORDER: cooked,
  PREPARATION: [...cooked, 'FNL'],
  PICKUP: [...cooked, 'FNL', 'RDY'],
};

/** Statuses of what is through there and may be brought back from there. */
export const pastAt: typeof worksOn = {
  REGULAR: ['FNL', 'RDY'],
  FASTFOOD: ['FNL', 'RDY'],
  FULLORDER: ['FNL', 'RDY'],
  PREPARATION: ['RDY'],
  PICKUP: [],
};

/** What the rules ask of who wants to move a task. */
export interface Mover {
  readonly kind: MonitorKind;
  /** Sections whose tasks it may move; a FULLORDER, PREPARATION or PICKUP monitor covers those of the orders it shows. */
  readonly sections: readonly string[];
  /** A small shop's way from to-do to done: FINISH takes a pending task too. */
  readonly skipsStart: boolean;
  readonly mayDiscard: boolean;
  /** Sections that a dish may be handed to from here; none where that is not allowed. */
  readonly handsTo?: readonly string[] | undefined;
}

/** Kinds at which dishes are cooked: a section that none of them shows has nobody to work on it. */
export const cookingKinds: readonly MonitorKind[] = ['REGULAR', 'FASTFOOD', 'FULLORDER'];
/** The stages beyond cooking that an order goes through; one without a monitor is passed by itself. */
export interface Circuit {
  readonly hasPreparation: boolean;
  /** Orders are handed over by number. */
  readonly hasPickup?: boolean | undefined;
}
