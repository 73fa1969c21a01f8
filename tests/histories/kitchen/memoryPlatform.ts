import type { KitchenCard, KitchenTask, MonitorSettings, Moved } from '@comanda/api/calls';
import { cleared, firedTask, isUncollected, type Mover, voided } from '@comanda/machines/kitchen/rules';
import { bump } from '../../../apps/server/src/domain/kitchen/bump.ts';
import { isUpToDate, type Standing } from '../../../apps/server/src/domain/kitchen/position.ts';
import { type KeptTask, toldTasks } from '../../../apps/server/src/domain/kitchen/store.ts';
import type { Word } from '../../../apps/server/src/live/monitorLine.ts';
import { MemoryStore } from '../../kitchen/memoryStore.ts';
import type { Ledger } from './ledger.ts';
import type { Platform, TillOrder } from './platform.ts';

const idStore = 'store';

interface Shown {
  readonly sections: readonly string[];
  readonly mayDiscard: boolean;
  readonly version: number;
}
const wire = (
  { id, line, section, status, epoch, rev, isHeld, times, isRush = false }: KeptTask,
  moved: Moved,
): KitchenTask => ({
  id,
  line,
  section,
  status,
  epoch,
  rev,
  isHeld,
  times: { ...times },
  isRush,
  moved,
});
const settingsFor = (
  id: string,
  { sections, mayDiscard }: Shown,
  all: readonly string[],
): MonitorSettings => ({
  id,
  idCompany: 'company',
  idStore,
  sName: 'Store',
  timeZone: 'Europe/Madrid',
  code: id,
  names: {},
  kind: 'REGULAR',
  skipStart: false,
  discard: mayDiscard,
  sound: true,
  transfer: true,
  rows: 2,
  diagonal: 24,
  languages: ['en-GB'],
  monitors: [],
  sections: all.map((section) => ({
    id: section,
    names: {},
    color: null,
    alert1: 300_000,
    alert2: 480_000,
    isOwn: sections.includes(section),
    isShown: true,
  })),
});

/** The server's kitchen module on a store in memory; what is read of it is made of the store as the statements do. */
export const memoryPlatform = (now: () => number, ledger: Ledger, monitors: readonly string[]): Platform => {
  const store = new MemoryStore(now);
  const sections = ['grill', 'fry', 'bar'];
  const orders = new Map<string, { readonly at: number; readonly order: TillOrder }>();
  /** The card as it was when something was told of its lines. */
  const cards = new Map<number, KitchenCard>();
  const shown = new Map<string, Shown>(
    monitors.map((id, index) => [
      id,
      {
        sections: index === 0 ? sections : [...new Set([sections[index % 3] ?? 'grill', 'fry'])],
        mayDiscard: true,
        version: 1,
      },
    ]),
  );
  const shownOf = (id: string): Shown => shown.get(id) ?? { sections: [], mayDiscard: false, version: 0 };
  const tasksOf = (order: string): readonly KeptTask[] => store.tasks.filter((task) => task.order === order);
  const cardOf = (id: string): KitchenCard => {
    const { at = 0, order } = orders.get(id) ?? {};
    return {
      id,
      number: order?.number ?? 0,
      terminal: 'T1',
      serviceKind: '00',
      place: '',
      guests: 0,
      note: '',
      at,
      revision: order?.revision ?? 0,
      lines: (order?.lines ?? []).map(({ number }) => ({
        id: `${id}.${number}`,
        number,
        name: `line ${number}`,
        names: {},
        quantity: '1',
        modifiers: [],
        note: '',
        course: null,
      })),
      tasks: tasksOf(id).map((task) => wire(task, store.movedOf(task.id))),
    };
  };
  const moverOf = (monitor: string): Mover => {
    const { sections: own, mayDiscard } = shownOf(monitor);
    return { kind: 'REGULAR', sections: own, skipsStart: false, mayDiscard, handsTo: sections };
  };
  /** The oldest event that is kept; the one after the newest when none is. */
  let oldest = 1;
  const keptEvents = () => store.told.filter(({ seq }) => seq >= oldest);
  const newestFor = (monitor: string, upTo = Infinity): number =>
    keptEvents().findLast(
      ({ seq, sections: of }) => seq <= upTo && of.some((one) => shownOf(monitor).sections.includes(one)),
    )?.seq ?? oldest - 1;
  const standing = (monitor: string, { install = '', since }: Partial<Word> = {}): Standing => ({
    epoch: `e.${shownOf(monitor).version}`,
    seq: store.told.length,
    newest: newestFor(monitor),
    newestBefore: newestFor(monitor, since?.seq ?? 0),
    up: store.lastDseqOf(install),
    oldest,
    sections: shownOf(monitor).sections,
    idStore,
    now: now(),
  });

  return {
    idStore,
    sections,
    monitors,
    upload: (order) =>
      store.run(async ({ at, keep }) => {
        const id = `order${order.number}`;
        const known = orders.get(id);
        if (known && known.order.revision >= order.revision) return;
        const before = tasksOf(id);
        orders.set(id, { at: known?.at ?? at, order });
        const given = before.flatMap((task) => {
          const isGone = order.lines.some(
            ({ number, isVoided }) => isVoided && task.line === `${id}.${number}`,
          );
          const { outcome, task: after } = voided(task, at);
          return isGone && outcome === 'applied' ? [{ ...after, order: id }] : [];
        });
        const fresh = order.lines.flatMap(({ number, section, isVoided }) => {
          const line = `${id}.${number}`;
          if (isVoided || before.some((task) => task.line === line)) return [];
          return [{ ...firedTask({ id: `${line}.${section}`, line, section }, at), order: id }];
        });
        store.add(fresh);
        const byTill = (tasks: readonly KeptTask[]) => toldTasks(tasks, { at, by: null });
        const told = store.told.length;
        await keep({
          install: 'till',
          monitor: '',
          operations: [],
          lastDseq: 0,
          tasks: given,
          relinks: [],
          acknowledged: [],
          happenings: [
            ...(given.length > 0 ? [{ kind: 'VOID' as const, order: id, tasks: byTill(given) }] : []),
            ...(fresh.length > 0
              ? [{ kind: known ? ('MOD' as const) : ('NEW' as const), order: id, tasks: byTill(fresh) }]
              : []),
          ],
        });
        for (const { seq } of store.told.slice(told)) cards.set(seq, cardOf(id));
        ledger.compare(store.tasks, at);
      }),
    line: (monitor, install, ops) =>
      store.run(async (kitchen) => {
        const mover = moverOf(monitor);
        const asking = { monitor, install, mover };
        const told = store.told.length;
        const { answer } = await bump(ledger.watch(kitchen, mover), asking, ops);
        for (const { seq, kind, order } of store.told.slice(told))
          if (kind === 'MOD') cards.set(seq, cardOf(order));
        if ('answers' in answer) ledger.told(answer.answers, mover, kitchen.at);
        return answer;
      }),
    board: (monitor, since) => {
      const stood = standing(monitor);
      const asOf = { epoch: stood.epoch, seq: stood.seq };
      if (since && isUpToDate(since, stood)) return Promise.resolve({ asOf, now: now(), unchanged: true });
      const own = shownOf(monitor);
      const seen = new Map(store.acknowledgedBy(monitor).map(({ id, epoch: at }) => [id, at] as const));
      const here = [...orders.keys()].filter((id) =>
        tasksOf(id).some(({ section }) => own.sections.includes(section)),
      );
      return Promise.resolve({
        asOf,
        now: now(),
        settings: settingsFor(monitor, own, sections),
        orders: here.map(cardOf),
        acknowledged: store.tasks
          .filter(({ id, status, epoch: at }) => status === 'DSC' && seen.get(id) === at)
          .map(({ id }) => id),
      });
    },
    stand: (monitor, of) => Promise.resolve(standing(monitor, of)),
    after: (from) =>
      Promise.resolve({
        events: keptEvents()
          .filter(({ seq }) => seq > from)
          .map(({ seq, at, kind, sections: of, order, tasks, acknowledged, op }) => {
            const card = cards.get(seq);
            return {
              seq,
              at,
              kind,
              sections: of,
              data: {
                order,
                tasks: tasks.map((task) => wire({ ...task, order }, task.moved)),
                ...(card && { card }),
                ...(acknowledged && { acknowledged }),
                ...(op && { op }),
              },
            };
          }),
        after: from,
        head: store.told.length,
        oldest,
      }),
    forget: (kept) => {
      oldest = Math.max(oldest, store.told.length + 1 - kept);
      return Promise.resolve();
    },
    tasks: () => Promise.resolve(store.tasks),
    clear: (after) =>
      store.run(async ({ at, keep }) => {
        const due = [...orders.keys()].filter((id) => isUncollected(tasksOf(id), after, at));
        const gone = due.map((order) => ({
          order,
          tasks: tasksOf(order).flatMap((task) => {
            const judged = cleared(task, at);
            return judged.outcome === 'applied' ? [{ ...judged.task, order }] : [];
          }),
        }));
        await keep({
          install: 'till',
          monitor: '',
          operations: [],
          lastDseq: 0,
          tasks: gone.flatMap(({ tasks }) => tasks),
          relinks: [],
          acknowledged: [],
          happenings: gone.map(({ order, tasks }) => ({
            kind: 'STATUS',
            order,
            tasks: toldTasks(tasks, { at, by: null }),
          })),
        });
        ledger.compare(store.tasks, at, 'clear');
      }),
    rearrange: (monitor, own, mayDiscard) => {
      shown.set(monitor, { sections: own, mayDiscard, version: shownOf(monitor).version + 1 });
      return Promise.resolve();
    },
    settingsOf: (monitor) => ({ discard: shownOf(monitor).mayDiscard, own: shownOf(monitor).sections }),
  };
};
