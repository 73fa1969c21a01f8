import type { Pool } from 'pg';
import type { Answer, Asked, Change, History, State } from '../../histories/rules/record.ts';

interface ToldTask {
  readonly id: string;
  readonly line: string;
  readonly section: string;
  readonly status: string;
  readonly epoch: number;
  readonly rev: number;
  readonly isHeld: boolean;
  readonly times: State['times'];
}
interface EventRow {
  readonly seq: string;
  readonly at: string;
  readonly data: {
    readonly tasks: readonly ToldTask[];
    readonly acknowledged?: readonly string[];
    readonly op?: { readonly id: string };
  };
}
interface OperationRow {
  readonly opId: string;
  readonly install: string;
  readonly dseq: number;
  readonly at: string;
  readonly outcomes: Readonly<Record<string, string>>;
}

/** Every task as it stands before a run, as if it were fired so. */
export const standingOf = async (pool: Pool, idStore: string): Promise<readonly Change[]> => {
  const { rows } = await pool.query<ToldTask>(
    `select id, id_line as line, id_section as section, status, epoch, rev, is_held as "isHeld", times
      from kitchen_task where id_store = $1`,
    [idStore],
  );
  return rows.map(({ id, line, ...after }) => ({
    task: id,
    line,
    section: after.section,
    cause: 'before',
    at: 0,
    before: undefined,
    after,
  }));
};

/** What a run has left in the database after an event, as the checker of histories reads it. */
export const historyOf = async (
  pool: Pool,
  idStore: string,
  standing: readonly Change[],
  after: number,
  mover: Answer['mover'],
  asked: readonly Asked[],
  stored: ReadonlySet<string>,
): Promise<History> => {
  const { rows: events } = await pool.query<EventRow>(
    'select seq, at, data from kitchen_event where id_store = $1 and seq > $2 order by seq',
    [idStore, after],
  );
  const wanted = asked.map(({ opId }) => opId);
  const { rows: operations } = await pool.query<OperationRow>(
    `select op_id as "opId", install, dseq, at, outcomes from kitchen_operation
      where id_store = $1 and op_id = any($2::text[]) order by at, install, dseq`,
    [idStore, wanted],
  );
  const states = new Map(standing.map(({ task, after: state }) => [task, state]));
  const changes: Change[] = [...standing];
  const answers: Answer[] = [];
  const left = new Map(operations.map((operation) => [operation.opId, operation]));
  const answer = (operation: OperationRow, from: number, acknowledged: Answer['acknowledged']): void => {
    left.delete(operation.opId);
    const { opId, at, outcomes } = operation;
    answers.push({
      opId,
      mover,
      at: Number(at),
      outcomes,
      acknowledged,
      changesBefore: from,
      changesAfter: changes.length,
    });
  };
  /** Operations that changed nothing stand where their time and number put them. */
  const answerEarlier = (at: number, install: string, dseq: number): void => {
    for (const operation of left.values()) {
      if (hasEvent.has(operation.opId)) continue;
      if (
        Number(operation.at) < at ||
        (Number(operation.at) === at && operation.install === install && operation.dseq < dseq)
      )
        answer(operation, changes.length, []);
    }
  };
  const hasEvent = new Set(events.flatMap(({ data }) => data.op?.id ?? []));
  // An operation on several orders is told as several events, one behind the other.
  for (let index = 0; index < events.length;) {
    const first = events[index];
    if (!first) break;
    const op = first.data.op?.id;
    const end =
      op === undefined ? index + 1 : events.findIndex(({ data }, at) => at > index && data.op?.id !== op);
    const stretch = events.slice(index, end === -1 ? events.length : end);
    const operation = op === undefined ? undefined : left.get(op);
    answerEarlier(Number(first.at), operation?.install ?? '', operation?.dseq ?? 0);
    const from = changes.length;
    const acknowledged: { id: string; epoch: number }[] = [];
    for (const event of stretch) {
      for (const { id, line, section, ...rest } of event.data.tasks ?? []) {
        const { status, epoch, rev, isHeld, times } = rest;
        const state = { status, epoch, rev, section, isHeld, times };
        changes.push({
          task: id,
          line,
          section,
          cause: op ?? `till ${event.seq}`,
          at: Number(event.at),
          before: states.get(id),
          after: state,
        });
        states.set(id, state);
      }
      for (const id of event.data.acknowledged ?? [])
        acknowledged.push({ id, epoch: states.get(id)?.epoch ?? -1 });
    }
    index += stretch.length;
    if (operation) answer(operation, from, acknowledged);
  }
  answerEarlier(Infinity, '', 0);
  const answered = new Set(answers.map(({ opId }) => opId));
  return {
    hasPreparation: false,
    // What was taken back before it was ever sent was never asked of the platform.
    asked: asked.filter(({ opId }) => answered.has(opId) || stored.has(opId)),
    changes,
    answers,
    unanswered: [],
  };
};
