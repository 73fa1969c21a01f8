import { randomUUID } from 'node:crypto';
import { carried, portioned, type Task } from '@comanda/machines/kitchen/rules';
import { sql } from 'drizzle-orm';
import { firedOrder, kitchenLine, kitchenTask } from '../../db/schema/kitchen.ts';
import type { Database } from '../../db/transaction.ts';
import type { Till } from '../../core/caller.ts';
import type { HeldKitchen } from './kept.ts';
import { lineContentOf, type SentLine } from './sent.ts';

/** The line of an earlier order that a bill was split from (docs/product.md §16.20). */
interface Source {
  readonly line: SentLine;
  /** The order and the line where its dishes stand now; they may have been put on another bill before. */
  readonly idOrder: string;
  readonly idLine: string;
  /** Where it was ordered. */
  readonly idOldOrder: string;
  readonly wasMoved: boolean;
  readonly wasVoided: boolean;
  readonly tasks: readonly string[];
}
/** What came of the lines that stood on another bill before. */
export interface Taken {
  readonly lines: readonly { readonly id: string; readonly number: number; readonly isVoided: boolean }[];
  /** As they are now. */
  readonly tasks: readonly Task[];
  /** Orders that dishes were taken from, with the sections that work on those. */
  readonly from: readonly { readonly order: string; readonly sections: readonly string[] }[];
}

/** Where the dishes of some lines stand: of those whose order this till has sent. */
const sourcesOf = async (
  db: Database,
  { idCompany, idTerminal }: Till,
  lines: readonly SentLine[],
): Promise<readonly Source[]> => {
  const asked = lines.flatMap(({ number, from, isVoided }) =>
    from && !isVoided ? [{ number, ...from }] : [],
  );
  if (asked.length === 0) return [];
  const { rows } = await db.execute<Omit<Source, 'line'> & { number: number }>(sql`
    select asked.number, origin.id as "idOldOrder", old.id_moved is not null as "wasMoved",
      line.id as "idLine", line.id_order as "idOrder", line.is_voided as "wasVoided",
      array(select task.id from ${kitchenTask} task
        where task.id_company = line.id_company and task.id_line = line.id order by task.id) as tasks
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (number int, "order" int, line int)
    join ${firedOrder} origin on origin.id_company = ${idCompany} and origin.id_terminal = ${idTerminal}
      and origin.number = asked."order"
    join ${kitchenLine} old on old.id_company = origin.id_company and old.id_order = origin.id
      and old.number = asked.line
    join ${kitchenLine} line on line.id_company = old.id_company and line.id = coalesce(old.id_moved, old.id)
    order by asked.number`);
  return rows.flatMap(({ number, ...row }) => {
    const line = lines.find((one) => one.number === number);
    return line ? [{ ...row, line }] : [];
  });
};

/** Puts a line with its tasks on another order; at its old place stands what it was, and where it is now. */
const move = async (
  db: Database,
  { idCompany }: Till,
  { line, idLine, idOldOrder }: Source,
  idOrder: string,
  number: number,
): Promise<void> => {
  const here = sql`id_company = ${idCompany} and`;
  // The number of a line stands for one dish for ever: what its till says of it later is nothing new.
  await db.execute(sql`
    with old as (select * from ${kitchenLine} where ${here} id = ${idLine}),
    moved as (
      update ${kitchenLine} line set id_order = ${idOrder}, number = ${line.number}, quantity = ${line.quantity},
        came_from = ${line.from?.order ?? null}, is_voided = false, content = ${lineContentOf(line)}
      from old where line.id_company = old.id_company and line.id = old.id returning line.id),
    followed as (
      update ${kitchenTask} task set id_order = ${idOrder} from moved
      where task.id_company = ${idCompany} and task.id_line = moved.id)
    insert into ${kitchenLine} (id_company, id, id_order, number, id_product, name, names, quantity, modifiers, note,
      course, preparation, is_voided, content, came_from, moved_to, id_moved)
    select old.id_company, ${randomUUID()}, ${idOldOrder}, old.number, old.id_product, old.name, old.names, old.quantity,
      old.modifiers, old.note, old.course, old.preparation, true, old.content, old.came_from, ${number}, old.id
    from old join moved on moved.id = old.id`);
};

/** Some portions of a dish whose others stand on another bill already: a line of their own, as far as those. */
const portion = async (
  db: Database,
  { idCompany, idStore }: Till,
  { line, idLine }: Source,
  tasks: readonly Task[],
  idOrder: string,
  at: number,
): Promise<{ readonly id: string; readonly tasks: readonly Task[] }> => {
  const id = randomUUID();
  await db.execute(sql`
    insert into ${kitchenLine} (id_company, id, id_order, number, id_product, name, names, quantity, modifiers, note,
      course, preparation, is_voided, content, came_from)
    select id_company, ${id}, ${idOrder}, ${line.number}, id_product, name, names, ${line.quantity}, modifiers, note,
      course, preparation, false, ${lineContentOf(line)}, ${line.from?.order ?? null}
    from ${kitchenLine} where id_company = ${idCompany} and id = ${idLine}`);
  const own = tasks.map((task) => portioned(task, { id: randomUUID(), line: id }));
  if (own.length > 0)
    await db.insert(kitchenTask).values(
      own.map(({ line: idOwn, section, ...task }) => ({
        idCompany,
        idStore,
        idOrder,
        idLine: idOwn,
        idSection: section,
        moved: at,
        ...task,
      })),
    );
  return { id, tasks: own };
};

/**
 * Takes what a bill was split from (docs/product.md §16.20): its dishes are as far as they were, and nothing is fired for
 * them. A line whose order is not known is no line of this, and is fired as any.
 */
export const takeOver = async (
  db: Database,
  till: Till,
  kitchen: HeldKitchen,
  idOrder: string,
  number: number,
  fresh: readonly SentLine[],
): Promise<Taken> => {
  const lines: Taken['lines'][number][] = [];
  const tasks: Task[] = [];
  const from = new Map<string, Set<string>>();
  // What was moved by a line before of the same upload leaves its other portions where it stands now.
  const moved = new Set<string>();
  for (const source of await sourcesOf(db, till, fresh)) {
    const { line, idLine, wasMoved, wasVoided } = source;
    const known = await kitchen.tasksBy(source.tasks);
    // What cooks gave up stays so; what its till struck out was to be put here.
    const live = known.filter(({ status }) => status !== 'DSC' || wasVoided);
    if (wasMoved || moved.has(idLine)) {
      const own = await portion(db, till, source, live, idOrder, kitchen.at);
      lines.push({ id: own.id, number: line.number, isVoided: false });
      tasks.push(...own.tasks);
      continue;
    }
    await move(db, till, source, idOrder, number);
    moved.add(idLine);
    const now = known.map((task) => (live.includes(task) ? carried(task) : task));
    await kitchen.move(now.filter((task, index) => task !== known[index]));
    lines.push({ id: idLine, number: line.number, isVoided: false });
    tasks.push(...now);
    const sections = from.get(source.idOldOrder) ?? new Set();
    from.set(source.idOldOrder, new Set([...sections, ...now.map(({ section }) => section)]));
  }
  // What came first on the old bill comes first on the new one.
  const first = Math.min(...tasks.map(({ times }) => times.PND ?? kitchen.at));
  if (tasks.length > 0)
    await db.execute(sql`update ${firedOrder} set at = least(at, ${first}::bigint)
      where id_company = ${till.idCompany} and id = ${idOrder}`);
  return {
    lines,
    tasks,
    from: [...from].map(([order, sections]) => ({ order, sections: [...sections] })),
  };
};
