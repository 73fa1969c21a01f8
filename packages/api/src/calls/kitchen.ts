import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { count, milliseconds, number, text } from './kitchenShapes.ts';
import { kitchenViews } from './kitchenViews.ts';
import { id, names } from './shapes.ts';

/*
 * The kitchen (docs/product.md §16). Instants of boards, operations and frames are milliseconds of the server's clock:
 * a screen reckons ages with them, thirty times a second.
 */

/** As the kitchen's rules have them (docs/product.md §16.2, §16.4): whoever does what is said here checks that they agree. */
const statuses = ['PND', 'CRT', 'FNL', 'RDY', 'DLV', 'DSC'] as const;
const outcomes = ['applied', 'already', 'superseded', 'discarded', 'conflict', 'illegal'] as const;
const moves = [
  'START',
  'FINISH',
  'READY',
  'DELIVER',
  'HOLD',
  'FIRE',
  'RUSH',
  'UNRUSH',
  'TRANSFER',
  'DISCARD',
  'ACK_DISCARD',
  'RECALL',
  'REOPEN',
] as const;
/** Kinds of monitors (docs/product.md §16.3). */
export const boardKinds = ['REGULAR', 'FASTFOOD', 'PREPARATION', 'FULLORDER', 'PICKUP'] as const;
export type BoardKind = (typeof boardKinds)[number];
const status = z.enum(statuses);

/** What is done differently with a dish: added, left out, to be minded (an allergy), or chosen. */
export const kitchenModifier = z.object({ sign: z.enum(['+', '-', '!', '=']), name: text });
export type KitchenModifier = z.output<typeof kitchenModifier>;

/** When a task was last fired or moved, and by whose monitor: nothing where it was by a till. */
const moved = z.object({ at: milliseconds, by: z.nullable(id) });
export type Moved = z.output<typeof moved>;
const task = z.object({
  id,
  line: id,
  section: id,
  status,
  epoch: count,
  rev: count,
  isHeld: z.boolean(),
  times: z.partialRecord(status, milliseconds),
  /** How often it was made anew. Platforms of the release before do not say so. */
  attempt: z.optional(count),
  /** It goes first, whatever its age. Platforms of the release before do not say so. */
  isRush: z.optional(z.boolean()),
  moved,
});
const line = z.object({
  id,
  number,
  name: z.string(),
  /** What the kitchen calls it, by language; empty where it is called as on the ticket. */
  names,
  quantity: z.string(),
  modifiers: z.array(kitchenModifier),
  note: z.string(),
  /** Its course: names by language, and its place among the courses. */
  course: z.nullable(z.object({ id, names, order: z.number() })),
  /** Milliseconds that it takes to make, where its product says so. Platforms of the release before do not. */
  preparation: z.optional(z.nullable(milliseconds)),
  /** Number of the order that it stood on before its bill was split. */
  from: z.optional(z.nullable(count)),
  /** Number of the order that its dishes stand on now, and which line of that they are. */
  movedTo: z.optional(z.nullable(z.object({ order: count, line: id }))),
});
/** An order with all its lines and tasks: those of other sections too, so that a cook sees what it waits for. */
export const kitchenOrderCard = z.object({
  id,
  number,
  /** Till that took it. */
  terminal: z.string(),
  serviceKind: z.enum(['00', '01', '02', '03']),
  place: z.string(),
  guests: count,
  note: z.string(),
  /** When the till took it, as far as that can be believed. */
  at: milliseconds,
  /** When its guests want it; none where at once. Platforms of the release before know no other. */
  wanted: z.optional(z.nullable(milliseconds)),
  revision: number,
  /** The stages that it goes through after cooking. Platforms of the release before know none. */
  circuit: z.optional(z.object({ hasPreparation: z.boolean(), hasPickup: z.boolean() })),
  lines: z.array(line),
  tasks: z.array(task),
});
export type KitchenCard = z.output<typeof kitchenOrderCard>;
export type KitchenLine = KitchenCard['lines'][number];
export type KitchenTask = KitchenCard['tasks'][number];

/** How far a monitor's stream has been read; another epoch (a restored database, another configuration) counts anew. */
export const kitchenPosition = z.object({ epoch: z.string().check(z.maxLength(100)), seq: count });
export type KitchenPosition = z.output<typeof kitchenPosition>;

/** All that a screen has to know of its monitor. */
export const monitorSettings = z.object({
  id,
  idCompany: id,
  idStore: id,
  /** Name of the store. */
  sName: z.string(),
  timeZone: z.string(),
  code: z.string(),
  names,
  kind: z.enum(boardKinds),
  skipStart: z.boolean(),
  discard: z.boolean(),
  sound: z.boolean(),
  rows: number,
  diagonal: number,
  /* What screens and platforms of the release before do not know. */
  /** Metres from which it is read. */
  distance: z.optional(z.number()),
  /** 0: as many as are wide enough. */
  columns: z.optional(count),
  layout: z.optional(z.enum(['FLOW', 'GRID'])),
  touch: z.optional(z.boolean()),
  /** Whether its cooks may hand a dish to another section. */
  transfer: z.optional(z.boolean()),
  /** The view that it begins with; none: that of its kind. */
  view: z.optional(z.nullable(z.enum(kitchenViews))),
  /** Ages of whole orders, as the store has them; none where each section's own count. */
  delays: z.optional(z.nullable(z.object({ alert1: milliseconds, alert2: milliseconds }))),
  /** Languages of the company, the default first: what a name falls back to. */
  languages: z.array(z.string()),
  /** The monitors of the store, this one included: whoever moved something is named by them. */
  monitors: z.array(z.object({ id, names })),
  /** Every section of the company; `isOwn` those of this monitor. */
  sections: z.array(
    z.object({
      id,
      names,
      color: z.nullable(z.string()),
      /** Milliseconds of age after which a dish is late, and very late. */
      alert1: milliseconds,
      alert2: milliseconds,
      isOwn: z.boolean(),
      /** Some monitor of the store at which dishes are cooked shows it. */
      isShown: z.optional(z.boolean()),
    }),
  ),
});
export type MonitorSettings = z.output<typeof monitorSettings>;

const board = z.object({
  asOf: kitchenPosition,
  /** The server's clock. */
  now: milliseconds,
  settings: monitorSettings,
  /**
   * What is open, in the order in which it was fired; then at most 63 of those that were finished and of those that
   * were given up, the newest first.
   */
  orders: z.array(kitchenOrderCard),
  /** Tasks whose discarding this monitor has acknowledged. */
  acknowledged: z.array(id),
});
export type KitchenBoard = z.output<typeof board>;
const unchanged = z.object({ asOf: kitchenPosition, now: milliseconds, unchanged: z.literal(true) });

const opId = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{26}$/));
export const installName = z.string().check(z.minLength(16), z.maxLength(64));
const intent = z.object({
  task: id,
  from: status,
  to: status,
  epoch: count,
  rev: count,
  /** The section that a dish is handed to. */
  section: z.optional(id),
});
/** Each task once: a second word on it would be about what the first one made of it. */
const isOnceEach = (intents: readonly { readonly task: string }[]): boolean =>
  new Set(intents.map(({ task }) => task)).size === intents.length;
export const kitchenMove = z.object({
  opId,
  dseq: number,
  kind: z.enum(moves),
  tasks: z.array(intent).check(z.minLength(1), z.maxLength(200), z.refine(isOnceEach)),
});
export const takingBack = z.object({ opId, dseq: number, kind: z.literal('UNDO'), target: opId });
export const kitchenOperation = z.discriminatedUnion('kind', [kitchenMove, takingBack]);
export type KitchenOperation = z.output<typeof kitchenOperation>;

const answer = z.object({
  opId,
  /** By task. */
  outcomes: z.record(id, z.enum(outcomes)),
  /** The tasks that it moved, each with its `rev` right after that. */
  moved: z.record(id, count),
  /** Tasks that stand again where an earlier operation left them, known by another `rev` from now on. */
  relinks: z.array(z.object({ task: id, from: count, to: count })),
});
/** `resetInstall`: these numbers are known with other operations; the screen takes another install and sends again. */
export const kitchenAnswers = z.union([
  z.object({ answers: z.array(answer), lastDseq: count }),
  z.object({ resetInstall: z.literal(true) }),
]);
export type KitchenAnswers = z.output<typeof kitchenAnswers>;

/** The board of one kind of monitor, or that nothing has changed since a position. */
const boardCall = <const Name extends string>(name: Name, summary: string) =>
  defineCall({
    name: `kdsKitchenOrder.${name}`,
    service: 'kds',
    method: 'POST',
    path: `/kdsKitchenOrder/${name}`,
    access: { by: 'screen' },
    reads: true,
    summary,
    body: z.object({ idMonitor: id, since: z.optional(kitchenPosition) }),
    answer: z.union([unchanged, board]),
  });

/** What the screens of the kitchen say. */
export const kitchenCalls = {
  regular: boardCall(
    'regular',
    'The board of a regular monitor, or that nothing has changed since a position',
  ),
  fastFood: boardCall('fastFood', 'The board of a fast food line'),
  fullOrder: boardCall('fullOrder', 'The board of whole orders'),
  preparationOrder: boardCall('preparationOrder', 'The board of the pass, where orders are put together'),
  pickup: boardCall('pickup', 'The numbers that are being prepared and those to be collected'),
  line: defineCall({
    name: 'kdsKitchenOrder.line',
    service: 'kds',
    method: 'POST',
    path: '/kdsKitchenOrder/line',
    access: { by: 'screen' },
    summary: 'What cooks did, in their order; said again it has no further effect',
    body: z.object({
      idMonitor: id,
      install: installName,
      ops: z.array(kitchenOperation).check(z.minLength(1), z.maxLength(50)),
    }),
    answer: kitchenAnswers,
  }),
};
/** The call that fetches the board of each kind. */
export const boardCalls = {
  REGULAR: kitchenCalls.regular,
  FASTFOOD: kitchenCalls.fastFood,
  FULLORDER: kitchenCalls.fullOrder,
  PREPARATION: kitchenCalls.preparationOrder,
  PICKUP: kitchenCalls.pickup,
} as const satisfies Readonly<Record<BoardKind, unknown>>;
