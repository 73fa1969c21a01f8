import { type KitchenView, viewsOf } from '@comanda/api/calls';
import type { Kitchen } from '../../engine/kitchen.ts';
import type { CommandId, Pressed } from './commands.ts';
import { after, delayFilters } from './filters.ts';
import { useCommands } from './useCommands.ts';
import type { Monitor } from './useMonitor.ts';

export interface BoardActs {
  readonly kitchen: Kitchen;
  /** What else can be done to it. */
  readonly ask: (order: string, line: string | undefined) => void;
  /** What is done to the screen. */
  readonly onCommand: (id: CommandId) => void;
}
type Act = (number: number | undefined) => void;

/** What each key of the board does; the screen's own commands are passed on. */
const actsOf = (monitor: Monitor, { kitchen, ask }: BoardActs): Partial<Record<CommandId, Act>> => {
  const { selection, numbers, page: shown, hands, preferences, prefer, shownPage, turnTo } = monitor;
  const { card, line, choose, step, stepLine } = selection;
  const page = shown();
  const target = card?.order.id ?? page[0];
  const atNumber =
    (act: (order: string) => void): Act =>
    (number) => {
      const order = number === undefined ? undefined : numbers.meant(number);
      if (order !== undefined && page.includes(order)) act(order);
    };
  const atTarget = (act: (order: string) => void) => () => {
    if (target !== undefined) act(target);
  };
  const asks = atTarget((order) => ask(order, line?.line.id));
  return {
    select: atNumber(choose),
    bumpNumber: atNumber(hands.bump),
    bump: atTarget(hands.bump),
    start: atTarget(hands.start),
    nextCard: () => step(1),
    previousCard: () => step(-1),
    firstCard: () => choose(page[0]),
    lastCard: () => choose(page.at(-1)),
    nextPage: () => turnTo(shownPage.page + 1),
    previousPage: () => turnTo(shownPage.page - 1),
    nextLine: () => stepLine(1),
    previousLine: () => stepLine(-1),
    bumpLine: () => {
      if (card && line) hands.line(card.order.id, line.line.id);
    },
    discard: asks,
    hold: atTarget((order) => hands.hold(order, line?.line.id)),
    rush: atTarget(hands.rush),
    transfer: asks,
    acknowledge: atTarget((order) => hands.acknowledge(order, line?.line.id)),
    undo: () => kitchen.takeBack(),
    statusFilter: () =>
      prefer({
        preparationStatusFilter: after(monitor.rules.filters, preferences.preparationStatusFilter),
        activePage: 0,
      }),
    delayFilter: () =>
      prefer({ delayLevelFilter: after(delayFilters, preferences.delayLevelFilter), activePage: 0 }),
    view: () =>
      prefer({
        visualizationMode: after<KitchenView>(viewsOf[monitor.settings.kind], preferences.visualizationMode),
        activePage: 0,
      }),
    dismiss: () => monitor.closeNotice(),
  };
};

/** A bounce of any other does no harm. */
const steps: ReadonlySet<CommandId> = new Set([
  'bump',
  'bumpNumber',
  'start',
  'bumpLine',
  'acknowledge',
  'discard',
  'hold',
  'rush',
  'transfer',
  'undo',
]);

/** The whole board by keys. A key that bounces is one press, also where another card has come to be the first. */
export function useBoardKeys(monitor: Monitor, acts: BoardActs): void {
  useCommands(({ id, number }: Pressed, { code, timeStamp }) => {
    const act = actsOf(monitor, acts)[id];
    if (steps.has(id) && !monitor.counts(code, timeStamp)) return;
    if (act) act(number);
    else acts.onCommand(id);
  });
}
