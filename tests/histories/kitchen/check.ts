import { faultsOf } from '../rules/check.ts';
import type { World } from './world.ts';

/** A board that is shown as live is not older than this, in milliseconds (docs/product.md §16.7). */
const LIVE_LIMIT_MS = 35_000;
/** After an arrangement a screen has this long to be what its monitor is now. */
const ARRANGED_MS = 2 * LIVE_LIMIT_MS;

interface Seen {
  readonly status: string;
  readonly epoch: number;
  readonly rev: number;
}
const wordOf = ({ status, epoch, rev }: Seen): string => `${status} ${epoch}:${rev}`;

/** What a screen that says that it is live has lacked for too long. */
export const staleFaults = ({ screens, ledger, clock, platform, arrangedAt }: World): readonly string[] => {
  const dueAt = clock.now - LIVE_LIMIT_MS;
  const due = ledger.at(dueAt);
  const since = ledger.changes.filter((_, place) => (ledger.when[place] ?? 0) > dueAt);
  return screens.flatMap((screen) => {
    const { monitor, kitchen } = screen;
    const arranged = clock.now - (arrangedAt.get(monitor) ?? -Infinity);
    if (arranged < ARRANGED_MS || screen.shown !== 'live') return [];
    const { own } = platform.settingsOf(monitor);
    // Handed to another section since, it is there and not here; it may be on its way back.
    const elsewhere = new Set(since.flatMap(({ task, section }) => (own.includes(section) ? [] : [task])));
    const revs = new Map<string, number>();
    for (const { tasks } of kitchen.state.get().orders) for (const { id, rev } of tasks) revs.set(id, rev);
    return [...due.values()]
      .filter(
        ({ task, section, after }) =>
          own.includes(section) && !elsewhere.has(task) && (revs.get(task) ?? -1) < after.rev,
      )
      .map(
        ({ task, after }) =>
          `${clock.now} ${monitor} is live, and shows ${task} at ${revs.get(task)} in place of ${after.rev}`,
      );
  });
};

/** After everything has healed: what the server did was right, and every screen shows it. */
export const endFaults = async ({ screens, ledger, platform }: World): Promise<readonly string[]> => {
  const { asked, left, gone, aside, changes, answers, states } = ledger;
  const answered = new Set(answers.map(({ opId }) => opId));
  const tasks = await platform.tasks();
  const faults = [
    ...ledger.faults,
    ...faultsOf({
      hasPreparation: false,
      asked: [...asked.values()].filter(
        ({ opId }) => !left.has(opId) && (answered.has(opId) || !gone.has(opId)),
      ),
      changes,
      answers,
      unanswered: [],
    }),
  ];
  for (const opId of left) if (answered.has(opId)) faults.push(`${opId} was taken back unsent, and was done`);
  for (const opId of aside) faults.push(`${opId} was set aside`);
  for (const task of tasks) {
    const known = states.get(task.id);
    if (!known || wordOf(known) !== wordOf(task))
      faults.push(`${task.id} is kept as ${wordOf(task)}, and was left as ${known && wordOf(known)}`);
  }
  for (const screen of screens) {
    const { monitor, kitchen } = screen;
    const state = kitchen.state.get();
    if (screen.shown !== 'live') faults.push(`${monitor} is ${screen.shown} in the end`);
    if (state.waiting > 0) faults.push(`${monitor} has ${state.waiting} waiting in the end`);
    const own = platform.settingsOf(monitor).own;
    const here = new Set(tasks.filter(({ section }) => own.includes(section)).map(({ order }) => order));
    // An order whose dishes were all handed to other sections is on no card any more.
    const shown = new Map(
      state.orders
        .filter(({ tasks: all }) => all.some(({ isForeign }) => !isForeign))
        .flatMap((order) => order.tasks.map((task) => [task.id, task] as const)),
    );
    const due = tasks.filter(({ order }) => here.has(order));
    const board = await platform.board(monitor, undefined);
    const acknowledged = new Set('orders' in board ? board.acknowledged : []);
    for (const task of due) {
      const one = shown.get(task.id);
      if (!one || wordOf(one) !== wordOf(task) || one.isPending)
        faults.push(
          `${monitor} shows ${task.id} as ${one && wordOf(one)}${one?.isPending ? ' pending' : ''}, the server has ${wordOf(task)}`,
        );
      else if (one.isAcknowledged !== acknowledged.has(task.id))
        faults.push(`${monitor} ${one.isAcknowledged ? 'hides' : 'shows'} ${task.id}, the server does not`);
    }
    for (const id of shown.keys())
      if (!due.some((task) => task.id === id)) faults.push(`${monitor} shows ${id}, the server does not`);
  }
  return faults;
};
