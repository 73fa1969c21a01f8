import type { KitchenAnswers, KitchenModifier } from '@comanda/api/calls';
import type { KitchenEventKind, ScreenWord } from '@comanda/api/live';
import { taskStatuses, type Applied, type Times } from '@comanda/machines/kitchen/rules';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, instant } from '../columns.ts';
import { terminal } from './business.ts';
import { resourceKey } from './resources.ts';

/*
 * Orders for the kitchen, what its cooks did with them, and the screens that they look at (docs/product.md §16). What
 * ages are reckoned with is in milliseconds of the server's clock, as screens are told.
 */
const milliseconds = (name: string) => bigint(name, { mode: 'number' });
const sequence = (name: string) => bigint(name, { mode: 'number' });

/** Number of the newest event of a shop's kitchen. Whoever changes something there holds this row until it is done. */
export const kitchenHead = pgTable(
  'kitchen_head',
  {
    idCompany: uuid('id_company').notNull(),
    idStore: uuid('id_store').notNull(),
    /** Numbers of another epoch are no numbers of this one. */
    epoch: uuid('epoch').notNull().defaultRandom(),
    seq: sequence('seq').notNull().default(0),
    /** When something was last done here: the order of things is never against the clock. */
    at: milliseconds('at').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.idCompany, table.idStore] }),
    foreignKey({ columns: [table.idCompany, table.idStore], foreignColumns: resourceKey('store') }),
  ],
);

export const firedOrder = pgTable(
  'fired_order',
  {
    idCompany: uuid('id_company').notNull(),
    id: uuid('id').notNull(),
    idStore: uuid('id_store').notNull(),
    idTerminal: uuid('id_terminal').notNull(),
    number: integer('number').notNull(),
    revision: integer('revision').notNull(),
    /** SHA-256 of what the till sent as this revision. */
    content: bytes('content').notNull(),
    /** When its first line was fired. */
    at: milliseconds('at').notNull(),
    /** When its guests want it; none where at once. */
    wanted: milliseconds('wanted'),
    serviceKind: text('service_kind', { enum: ['00', '01', '02', '03'] }).notNull(),
    place: text('place').notNull(),
    guests: integer('guests').notNull(),
    note: text('note').notNull(),
    /** Its till has last said that it goes first; what cooks made of that stands with its tasks. */
    isRush: boolean('is_rush').notNull().default(false),
    /** The stages after cooking, as its store had them when it was fired: an order keeps its own. */
    hasPreparation: boolean('has_preparation').notNull().default(false),
    hasPickup: boolean('has_pickup').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.idCompany, table.id] }),
    unique('fired_order_number').on(table.idCompany, table.idTerminal, table.number),
    foreignKey({ columns: [table.idCompany, table.idStore], foreignColumns: resourceKey('store') }),
    foreignKey({
      columns: [table.idCompany, table.idTerminal],
      foreignColumns: [terminal.idCompany, terminal.id],
    }),
    index('fired_order_at').on(table.idCompany, table.at),
  ],
);

/** A line as it was fired: what its product is called or belongs to afterwards is nothing to a cook who has begun. */
export const kitchenLine = pgTable(
  'kitchen_line',
  {
    idCompany: uuid('id_company').notNull(),
    id: uuid('id').notNull(),
    idOrder: uuid('id_order').notNull(),
    number: integer('number').notNull(),
    /** As the till had it: a product may be gone by now, a line is not. */
    idProduct: uuid('id_product'),
    name: text('name').notNull(),
    names: jsonb('names').$type<Readonly<Record<string, string>>>().notNull(),
    quantity: text('quantity').notNull(),
    modifiers: jsonb('modifiers').$type<readonly KitchenModifier[]>().notNull(),
    note: text('note').notNull(),
    course: jsonb('course'),
    /** Minutes that it takes to make, as its product said. */
    preparation: integer('preparation'),
    isVoided: boolean('is_voided').notNull().default(false),
    /** Number of the order that it stood on before its bill was split. */
    cameFrom: integer('came_from'),
    /** Number of the order that its dishes stand on now, and the line that has their tasks. */
    movedTo: integer('moved_to'),
    idMoved: uuid('id_moved'),
    /** SHA-256 of what the till said of it, but for its voiding: a line stays what it is. */
    content: bytes('content').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.idCompany, table.id] }),
    unique('kitchen_line_number').on(table.idCompany, table.idOrder, table.number),
    foreignKey({
      columns: [table.idCompany, table.idOrder],
      foreignColumns: [firedOrder.idCompany, firedOrder.id],
    }).onDelete('cascade'),
  ],
);

export const kitchenTask = pgTable(
  'kitchen_task',
  {
    idCompany: uuid('id_company').notNull(),
    id: uuid('id').notNull(),
    idStore: uuid('id_store').notNull(),
    idOrder: uuid('id_order').notNull(),
    idLine: uuid('id_line').notNull(),
    idSection: uuid('id_section').notNull(),
    status: text('status', { enum: taskStatuses }).notNull(),
    epoch: integer('epoch').notNull(),
    rev: integer('rev').notNull(),
    isHeld: boolean('is_held').notNull(),
    times: jsonb('times').$type<Times>().notNull(),
    /** How often it was made anew. */
    attempt: integer('attempt').notNull().default(0),
    /** It goes first, whatever its age. */
    isRush: boolean('is_rush').notNull().default(false),
    /** When it was last fired or moved, and at which monitor; none where a till did. */
    moved: milliseconds('moved').notNull(),
    idMonitor: uuid('id_monitor'),
  },
  (table) => [
    primaryKey({ columns: [table.idCompany, table.id] }),
    unique('kitchen_task_section').on(table.idCompany, table.idLine, table.idSection),
    foreignKey({
      columns: [table.idCompany, table.idLine],
      foreignColumns: [kitchenLine.idCompany, kitchenLine.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [table.idCompany, table.idSection], foreignColumns: resourceKey('section') }),
    foreignKey({ columns: [table.idCompany, table.idMonitor], foreignColumns: resourceKey('monitor') }),
    index('kitchen_task_order').on(table.idCompany, table.idOrder),
    index('kitchen_task_board').on(
      table.idCompany,
      table.idStore,
      table.idSection,
      table.status,
      table.moved,
    ),
  ],
);

/** The storage of a screen that operations come from, and the highest of its numbers that was processed. */
export const kitchenInstall = pgTable(
  'kitchen_install',
  {
    idCompany: uuid('id_company').notNull(),
    idStore: uuid('id_store').notNull(),
    install: text('install').notNull(),
    lastDseq: integer('last_dseq').notNull(),
    used: instant('used').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.idCompany, table.idStore, table.install] }),
    foreignKey({ columns: [table.idCompany, table.idStore], foreignColumns: resourceKey('store') }),
  ],
);

type Answer = Extract<KitchenAnswers, { answers: unknown }>['answers'][number];
/** What was done or refused, for as long as it may be said again or taken back. */
export const kitchenOperation = pgTable(
  'kitchen_operation',
  {
    idCompany: uuid('id_company').notNull(),
    idStore: uuid('id_store').notNull(),
    opId: text('op_id').notNull(),
    install: text('install').notNull(),
    dseq: integer('dseq').notNull(),
    idMonitor: uuid('id_monitor').notNull(),
    at: milliseconds('at').notNull(),
    outcomes: jsonb('outcomes').$type<Answer['outcomes']>().notNull(),
    moved: jsonb('moved').$type<Answer['moved']>().notNull(),
    relinks: jsonb('relinks').$type<Answer['relinks']>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.idCompany, table.idStore, table.opId] }),
    unique('kitchen_operation_number').on(table.idCompany, table.idStore, table.install, table.dseq),
    foreignKey({ columns: [table.idCompany, table.idMonitor], foreignColumns: resourceKey('monitor') }),
    foreignKey({
      columns: [table.idCompany, table.idStore, table.install],
      foreignColumns: [kitchenInstall.idCompany, kitchenInstall.idStore, kitchenInstall.install],
    }),
    // What is forgotten soon and what is not, each by its age.
    index('kitchen_operation_at')
      .on(table.idCompany, table.at)
      .where(sql`relinks = '[]'::jsonb`),
    index('kitchen_operation_undone')
      .on(table.idCompany, table.at)
      .where(sql`relinks <> '[]'::jsonb`),
  ],
);
/** What an operation did to a task, by the `rev` that it left: all that taking it back needs. */
export const kitchenApplied = pgTable(
  'kitchen_applied',
  {
    idCompany: uuid('id_company').notNull(),
    idStore: uuid('id_store').notNull(),
    idTask: uuid('id_task').notNull(),
    rev: integer('rev').notNull(),
    opId: text('op_id').notNull(),
    before: jsonb('before').$type<Applied['before']>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.idCompany, table.idTask, table.rev] }),
    foreignKey({
      columns: [table.idCompany, table.idTask],
      foreignColumns: [kitchenTask.idCompany, kitchenTask.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.idCompany, table.idStore, table.opId],
      foreignColumns: [kitchenOperation.idCompany, kitchenOperation.idStore, kitchenOperation.opId],
    }).onDelete('cascade'),
    index('kitchen_applied_operation').on(table.idCompany, table.idStore, table.opId),
  ],
);
/** Discards that a monitor has seen; another epoch of the task is not seen yet. */
export const kitchenAcknowledged = pgTable(
  'kitchen_acknowledged',
  {
    idCompany: uuid('id_company').notNull(),
    idMonitor: uuid('id_monitor').notNull(),
    idTask: uuid('id_task').notNull(),
    epoch: integer('epoch').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.idCompany, table.idMonitor, table.idTask] }),
    foreignKey({ columns: [table.idCompany, table.idMonitor], foreignColumns: resourceKey('monitor') }),
    foreignKey({
      columns: [table.idCompany, table.idTask],
      foreignColumns: [kitchenTask.idCompany, kitchenTask.id],
    }).onDelete('cascade'),
  ],
);

/** What happened, for screens that were away for a while. */
export const kitchenEvent = pgTable(
  'kitchen_event',
  {
    idCompany: uuid('id_company').notNull(),
    idStore: uuid('id_store').notNull(),
    seq: sequence('seq').notNull(),
    at: milliseconds('at').notNull(),
    kind: text('kind', { enum: ['NEW', 'MOD', 'VOID', 'STATUS'] })
      .$type<KitchenEventKind>()
      .notNull(),
    /** Sections that the order has tasks in: whose monitors are told. */
    sections: uuid('sections').array().notNull(),
    /** The rest of the frame. */
    data: jsonb('data').$type<Readonly<Record<string, unknown>>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.idCompany, table.idStore, table.seq] }),
    foreignKey({ columns: [table.idCompany, table.idStore], foreignColumns: resourceKey('store') }),
    index('kitchen_event_at').on(table.idCompany, table.at),
  ],
);

/** A device that shows a monitor, by the SHA-256 of its credential. */
export const kitchenScreen = pgTable(
  'kitchen_screen',
  {
    idCompany: uuid('id_company').notNull(),
    id: uuid('id').notNull(),
    idMonitor: uuid('id_monitor').notNull(),
    name: text('name').notNull(),
    hash: bytes('hash').notNull(),
    idAuthor: uuid('id_author').notNull(),
    author: text('author').notNull(),
    created: instant('created').notNull().defaultNow(),
    /** When it last spoke, and how many operations it had still to send. */
    seen: instant('seen'),
    waiting: integer('waiting').notNull().default(0),
    /** Release of the protocol that it speaks, and whether it can be heard. */
    release: integer('release'),
    isAudible: boolean('is_audible'),
    /** Build of its app. */
    app: text('app'),
    /** What was written to whoever stands there, until it is closed. */
    message: jsonb('message').$type<ScreenWord['message']>(),
    /** Names the wish that it starts anew. */
    reload: uuid('reload'),
    ended: instant('ended'),
  },
  (table) => [
    primaryKey({ columns: [table.idCompany, table.id] }),
    foreignKey({ columns: [table.idCompany, table.idMonitor], foreignColumns: resourceKey('monitor') }),
    // Not unique: a key would have to begin with the company, which nobody knows yet who shows a credential.
    index('kitchen_screen_hash').on(table.hash),
    index('kitchen_screen_monitor').on(table.idCompany, table.idMonitor),
  ],
);
/** Opens one socket of a screen, once and soon; by its SHA-256. */
export const kitchenEntry = pgTable(
  'kitchen_entry',
  {
    idCompany: uuid('id_company').notNull(),
    hash: bytes('hash').notNull(),
    idScreen: uuid('id_screen').notNull(),
    created: instant('created').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.idCompany, table.hash] }),
    foreignKey({
      columns: [table.idCompany, table.idScreen],
      foreignColumns: [kitchenScreen.idCompany, kitchenScreen.id],
    }),
    index('kitchen_entry_hash').on(table.hash),
  ],
);
/** A monitor whose orders another one of its store shows besides its own. */
export const kitchenCover = pgTable(
  'kitchen_cover',
  {
    idCompany: uuid('id_company').notNull(),
    idMonitor: uuid('id_monitor').notNull(),
    idBackup: uuid('id_backup').notNull(),
    author: text('author').notNull(),
    since: instant('since').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.idCompany, table.idMonitor] }),
    foreignKey({ columns: [table.idCompany, table.idMonitor], foreignColumns: resourceKey('monitor') }),
    foreignKey({ columns: [table.idCompany, table.idBackup], foreignColumns: resourceKey('monitor') }),
    index('kitchen_cover_backup').on(table.idCompany, table.idBackup),
  ],
);
