import type { TotalTable } from '../table.ts';

interface Snapshot<E> {
  readonly value: unknown;
  can(event: E): boolean;
}

interface Action {
  readonly type: string;
  readonly params: unknown;
}

/** A machine as pure functions over snapshots, and what to try on it. */
export interface Subject<S extends Snapshot<E>, E extends { readonly type: string }> {
  readonly start: S;
  /** `transition` of xstate with the machine filled in. */
  readonly next: (snapshot: S, event: E) => readonly [S, readonly Action[]];
  /** Every event worth trying in a snapshot, including those that should be ignored. */
  readonly events: (snapshot: S) => readonly E[];
  /** Snapshots with one key are taken for one; it must keep the graph finite. */
  readonly key: (snapshot: S) => string;
}

/** One observed step: the event, where it led, and the commands that left the machine. */
export interface Edge<S, E> {
  readonly from: S;
  readonly event: E;
  readonly to: S;
  readonly commands: readonly unknown[];
  readonly isIgnored: boolean;
}

/** The commands among the actions that a transition asks to be executed. */
export function commandsOf(actions: readonly Action[]): readonly unknown[] {
  return actions.flatMap(({ type, params }) =>
    type === 'xstate.emit' && typeof params === 'object' && params !== null && 'event' in params
      ? [params.event]
      : [],
  );
}

/** Breadth first over all reachable snapshots. */
export function explore<S extends Snapshot<E>, E extends { readonly type: string }>(
  subject: Subject<S, E>,
): readonly Edge<S, E>[] {
  const edges: Edge<S, E>[] = [];
  const seen = new Set([subject.key(subject.start)]);
  const queue = [subject.start];
  for (let from = queue.shift(); from !== undefined; from = queue.shift()) {
    for (const event of subject.events(from)) {
      const [to, actions] = subject.next(from, event);
      edges.push({ from, event, to, commands: commandsOf(actions), isIgnored: !from.can(event) });
      if (!seen.has(subject.key(to))) {
        seen.add(subject.key(to));
        queue.push(to);
      }
    }
  }
  return edges;
}

type Rows = Record<string, Record<string, readonly string[]>>;

/** The table as the machine behaves; states and event types that were never met are absent. */
export function observedTable<S extends Snapshot<E>, E extends { readonly type: string }>(
  edges: readonly Edge<S, E>[],
): Rows {
  const rows: Rows = {};
  for (const { from, event, to, isIgnored } of edges) {
    const row = (rows[String(from.value)] ??= {});
    const cell = new Set(row[event.type]).add(isIgnored ? 'ignored' : String(to.value));
    row[event.type] = [...cell].toSorted();
  }
  return rows;
}

/** The written table in the form of {@link observedTable}. */
export function writtenTable<State extends string, EventType extends string>(
  table: TotalTable<State, EventType>,
): Rows {
  const rows: Rows = {};
  for (const [state, row] of Object.entries<TotalTable<State, EventType>[State]>(table)) {
    const cells: Record<string, readonly string[]> = {};
    for (const [type, cell] of Object.entries<string | readonly string[]>(row)) {
      cells[type] = (typeof cell === 'string' ? [cell] : [...cell]).toSorted();
    }
    rows[state] = cells;
  }
  return rows;
}
