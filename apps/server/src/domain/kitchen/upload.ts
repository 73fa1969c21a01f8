import { randomUUID } from 'node:crypto';
import type { AnswerOf, kitchenOrderCalls } from '@comanda/api/calls';
import {
  beginsAt,
  firedTask,
  isWaiting,
  retimed,
  rushed,
  type Task,
  voided,
} from '@comanda/machines/kitchen/rules';
import { and, eq, sql } from 'drizzle-orm';
import { firedOrder, kitchenLine, kitchenTask } from '../../db/schema/kitchen.ts';
import type { Database } from '../../db/transaction.ts';
import { constraint } from '../../core/refusal.ts';
import { type Till, tillIn } from '../../core/caller.ts';
import type { Work } from '../../core/work.ts';
import { taskJson } from './cards.ts';
import { type HeldKitchen, holdKitchen } from './kept.ts';
import { toldTasks } from './store.ts';
import { type Places, placesOf } from './places.ts';
import { sectionsFor } from './routing.ts';
import { takeOver } from './split.ts';
import {
  contentOf,
  instantFaults,
  type KnownLine,
  lineContentOf,
  lineFaults,
  revisionUsed,
  type Sent,
  type SentLine,
  takenAt,
} from './sent.ts';

interface Known {
  readonly id: string;
  readonly revision: number;
  readonly content: string;
  readonly wanted: string | null;
  readonly isRush: boolean;
  readonly lines: readonly KnownLine[];
  readonly tasks: readonly Task[];
  /** What its head says, as one text. */
  readonly head: string;
}
type UploadedLine = Pick<KnownLine, 'id' | 'number' | 'isVoided'>;
const isRushIn = ({ isRush = false }: Sent): boolean => isRush;
const wantedOf = ({ wanted }: Sent): number | null => (wanted === undefined ? null : Date.parse(wanted));
const headOf = (sent: Sent): string => {
  const { serviceKind, place, guests, note } = sent;
  return JSON.stringify([serviceKind, place, guests, note, wantedOf(sent)]);
};

/** The order as earlier revisions have made it. */
const knownOrder = async (
  db: Database,
  { idCompany, idTerminal }: Till,
  number: number,
): Promise<Known | undefined> => {
  const { rows } = await db.execute<Omit<Known, 'head'> & { head: unknown[] }>(sql`
    select fired.id, fired.revision, encode(fired.content, 'hex') as content, fired.wanted,
      fired.is_rush as "isRush",
      jsonb_build_array(fired.service_kind, fired.place, fired.guests, fired.note, fired.wanted) as head,
      coalesce((select jsonb_agg(jsonb_build_object('id', line.id, 'number', line.number, 'isVoided', line.is_voided,
          'isMoved', line.moved_to is not null,
          'content', encode(line.content, 'hex')))
        from ${kitchenLine} line where line.id_company = fired.id_company and line.id_order = fired.id), '[]') as lines,
      coalesce((select jsonb_agg(${taskJson})
        from ${kitchenTask} task where task.id_company = fired.id_company and task.id_order = fired.id), '[]') as tasks
    from ${firedOrder} fired
    where fired.id_company = ${idCompany} and fired.id_terminal = ${idTerminal} and fired.number = ${number}`);
  const [row] = rows;
  return row && { ...row, head: JSON.stringify(row.head) };
};

/** What is eaten at a table is carried there: no guest is called for it. */
const stagesFor = (
  { serviceKind, place }: Sent,
  { hasPickup, ...circuit }: Places['circuit'],
): Places['circuit'] => ({
  ...circuit,
  hasPickup: hasPickup && (serviceKind !== '00' || place === ''),
});

const keepOrder = async (
  db: Database,
  till: Till,
  sent: Sent,
  id: string,
  at: number,
  circuit: Places['circuit'] | undefined,
): Promise<void> => {
  const { number, revision, serviceKind, place, guests, note } = sent;
  const { idCompany, idStore, idTerminal } = till;
  const wanted = wantedOf(sent);
  const isRush = isRushIn(sent);
  const said = { revision, content: contentOf(sent), serviceKind, place, guests, note, wanted, isRush };
  if (circuit)
    await db
      .insert(firedOrder)
      .values({ idCompany, id, idStore, idTerminal, number, at, ...said, ...circuit });
  else
    await db
      .update(firedOrder)
      .set(said)
      .where(and(eq(firedOrder.idCompany, idCompany), eq(firedOrder.id, id)));
};

/** When lines came, and when each of them begins: its age counts from then. */
interface Fired {
  readonly arrivedAt: number;
  readonly isRush: boolean;
  readonly beginsAt: (line: SentLine) => number;
}
const MINUTE_MS = 60_000;
/** Milliseconds that a dish takes: as its product says, else until its section would call it late. */
const preparationOf = ({ idProduct }: SentLine, { products, sections }: Places): number => {
  const product = products.get(idProduct ?? '');
  const own = sectionsFor(product, sections);
  const late = sections.filter(({ id }) => own.includes(id)).map(({ alert1 }) => alert1);
  return (product?.preparation ?? Math.max(0, ...late)) * MINUTE_MS;
};
/** When lines that were taken begin: at once, or so that the whole order is done when it is wanted. */
const beginningOf = (sent: Sent, places: Places): ((takenAt: number) => number) => {
  const wanted = wantedOf(sent);
  if (wanted === null) return (takenAt) => takenAt;
  const preparations = sent.lines
    .filter(({ isVoided }) => !isVoided)
    .map((line) => preparationOf(line, places));
  return (takenAt) => beginsAt(wanted, preparations, takenAt);
};

/** Writes lines that are new, with the tasks that come of them. */
const fire = async (
  db: Database,
  { idCompany, idStore }: Till,
  idOrder: string,
  lines: Sent['lines'],
  { products, courses, sections }: Places,
  { arrivedAt, isRush, beginsAt: beginningAt }: Fired,
): Promise<{ readonly lines: readonly UploadedLine[]; readonly tasks: readonly Task[] }> => {
  if (lines.length === 0) return { lines: [], tasks: [] };
  const written = lines.map((line) => ({ line, id: randomUUID() }));
  await db.insert(kitchenLine).values(
    written.map(({ line, id }) => {
      const { number, idProduct, name, quantity, modifiers, note, isVoided } = line;
      return {
        idCompany,
        id,
        idOrder,
        number,
        idProduct,
        name,
        names: (idProduct !== null && products.get(idProduct)?.names) || {},
        preparation: products.get(idProduct ?? '')?.preparation ?? null,
        quantity,
        modifiers,
        note,
        course: (line.idKitchenOrder !== null && courses.get(line.idKitchenOrder)) || null,
        isVoided,
        content: lineContentOf(line),
      };
    }),
  );
  const tasks = written.flatMap(({ line, id }) =>
    line.isVoided
      ? []
      : sectionsFor(products.get(line.idProduct ?? ''), sections).map((section) => ({
          ...firedTask({ id: randomUUID(), line: id, section }, beginningAt(line)),
          isRush,
        })),
  );
  if (tasks.length > 0)
    await db.insert(kitchenTask).values(
      tasks.map(({ line, section, ...task }) => ({
        idCompany,
        idStore,
        idOrder,
        idLine: line,
        idSection: section,
        moved: arrivedAt,
        ...task,
      })),
    );
  return {
    lines: written.map(({ line: { number, isVoided }, id }) => ({ id, number, isVoided })),
    tasks,
  };
};

/** What still waits for its time, where its guests want it at another one. */
const retime = async (
  kitchen: HeldKitchen,
  tasks: readonly Task[],
  begins: (at: number) => number,
): Promise<readonly Task[]> => {
  const moved = tasks
    .filter((task) => isWaiting(task, kitchen.at))
    .map((task) => retimed(task, begins(kitchen.at)));
  await kitchen.move(moved);
  return moved;
};

/** What is not through yet goes first, or no longer, where the till has come to say so. */
const hurry = async (
  kitchen: HeldKitchen,
  tasks: readonly Task[],
  isRush: boolean,
): Promise<readonly Task[]> => {
  const moved = tasks
    .filter(({ status, isRush: is = false }) => status !== 'DSC' && status !== 'DLV' && is !== isRush)
    .map((task) => rushed(task, isRush));
  await kitchen.move(moved);
  return moved;
};

/** Gives up what the till voided, or does not name any more. */
const giveUp = async (
  db: Database,
  { idCompany }: Till,
  kitchen: HeldKitchen,
  lines: readonly KnownLine[],
  tasks: readonly Task[],
): Promise<readonly Task[]> => {
  if (lines.length === 0) return [];
  const ids = lines.map(({ id }) => id);
  await db
    .update(kitchenLine)
    .set({ isVoided: true })
    .where(
      and(eq(kitchenLine.idCompany, idCompany), sql`${kitchenLine.id} = any(${sql.param(ids)}::uuid[])`),
    );
  const moved = tasks.flatMap((task) => {
    const { outcome, task: now } = voided(task, kitchen.at);
    return ids.includes(task.line) && outcome === 'applied' ? [now] : [];
  });
  await kitchen.move(moved);
  return moved;
};

/** Numbers of lines that are to be cooked where no screen is watching. */
const unattendedOf = (
  lines: readonly UploadedLine[],
  tasks: readonly Pick<Task, 'line' | 'section'>[],
  { sections }: Places,
): number[] => {
  const watched = new Set(sections.filter(({ isWatched }) => isWatched).map(({ id }) => id));
  return lines
    .filter(({ isVoided }) => !isVoided)
    .filter(({ id }) => {
      const own = tasks.filter(({ line }) => line === id);
      return own.length === 0 || own.some(({ section }) => !watched.has(section));
    })
    .map(({ number }) => number)
    .sort((a, b) => a - b);
};

/**
 * Takes an order of a till as it is now (docs/product.md §16.9): what is new is fired, what is voided or gone is given
 * up. What is known is answered as done; the same revision with other content is refused.
 */
export const uploadOrder = async (
  work: Work,
  sent: Sent,
): Promise<AnswerOf<typeof kitchenOrderCalls.upload>> => {
  const { db } = work;
  const till = tillIn(work);
  const instants = instantFaults(sent);
  if (instants.length > 0) throw constraint(instants);
  const kitchen = await holdKitchen(db, till);
  const known = await knownOrder(db, till, sent.number);
  const places = await placesOf(db, till, sent, kitchen.at);
  const answer = (id: string, revision: number, lines: readonly UploadedLine[], tasks: readonly Task[]) => ({
    id,
    number: sent.number,
    revision,
    unattended: unattendedOf(lines, tasks, places),
  });
  if (known && known.revision >= sent.revision) {
    if (known.revision === sent.revision && known.content !== contentOf(sent).toString('hex'))
      throw revisionUsed();
    return answer(known.id, known.revision, known.lines, known.tasks);
  }
  const faults = lineFaults(sent, known?.lines ?? []);
  if (faults.length > 0) throw constraint(faults);

  const id = known?.id ?? randomUUID();
  const byNumber = new Map(sent.lines.map((line) => [line.number, line]));
  const before = known?.lines ?? [];
  const gone = before.filter((line) => !line.isVoided && byNumber.get(line.number)?.isVoided !== false);
  const unknown = sent.lines.filter(({ number }) => !before.some((line) => line.number === number));
  const { at: arrivedAt } = kitchen;
  const orderTakenAt = takenAt(sent.at, arrivedAt);
  const lineTakenAt = ({ at }: SentLine): number =>
    at === undefined ? (known ? arrivedAt : orderTakenAt) : takenAt(at, arrivedAt);
  await keepOrder(db, till, sent, id, orderTakenAt, known ? undefined : stagesFor(sent, places.circuit));
  const taken = await takeOver(db, till, kitchen, id, sent.number, unknown);
  const fresh = unknown.filter(({ number }) => !taken.lines.some((line) => line.number === number));
  const leaving = gone.filter((line) => !taken.lines.some(({ id: moved }) => moved === line.id));
  const given = await giveUp(db, till, kitchen, leaving, known?.tasks ?? []);
  const begins = beginningOf(sent, places);
  const fired = await fire(db, till, id, fresh, places, {
    arrivedAt,
    isRush: isRushIn(sent),
    beginsAt: (line) => begins(lineTakenAt(line)),
  });
  const isAtAnotherTime = known !== undefined && known.wanted !== (wantedOf(sent)?.toString() ?? null);
  const left = known?.tasks.filter(({ id: task }) => !given.some((one) => one.id === task)) ?? [];
  const later = isAtAnotherTime ? await retime(kitchen, left, begins) : [];
  const retimedById = new Map(later.map((task) => [task.id, task]));
  const asTimed = left.map((task) => retimedById.get(task.id) ?? task);
  const hurried =
    known !== undefined && known.isRush !== isRushIn(sent)
      ? await hurry(kitchen, asTimed, isRushIn(sent))
      : [];
  const isOtherHead = known !== undefined && known.head !== headOf(sent);
  const told = (tasks: readonly Task[]) => toldTasks(tasks, { at: kitchen.at, by: null });
  const news = [
    ...later.filter(({ id: task }) => !hurried.some((one) => one.id === task)),
    ...hurried,
    ...fired.tasks,
  ];
  await kitchen.tell([
    ...(given.length > 0 ? [{ kind: 'VOID' as const, order: id, tasks: told(given) }] : []),
    ...(news.length > 0 || taken.lines.length > 0 || isOtherHead
      ? [{ kind: known ? ('MOD' as const) : ('NEW' as const), order: id, tasks: told(news) }]
      : []),
    ...taken.from
      .filter(({ order }) => order !== id)
      .map((from) => ({ kind: 'MOD' as const, tasks: [], ...from })),
  ]);
  const kept = before
    .filter((line) => !taken.lines.some(({ id: moved }) => moved === line.id))
    .map((line) => (gone.includes(line) ? { ...line, isVoided: true } : line));
  return answer(
    id,
    sent.revision,
    [...kept, ...taken.lines, ...fired.lines],
    [...(known?.tasks ?? []), ...taken.tasks, ...fired.tasks],
  );
};
