import type { KitchenBoard, KitchenCard, KitchenTask } from '@comanda/api/calls';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawsOf } from '../random.ts';
import { type Act, planned } from './plan.ts';

const minute = 60_000;
const sections = [
  { id: 'grill', alert1: 14 * minute, alert2: 20 * minute, isOwn: true },
  { id: 'cold', alert1: 6 * minute, alert2: 10 * minute, isOwn: true },
  { id: 'bar', alert1: 4 * minute, alert2: 7 * minute, isOwn: false },
].map((section) => ({ ...section, names: {}, color: null }));
const settingsOf = (skipStart: boolean): KitchenBoard['settings'] => ({
  id: 'm',
  idCompany: 'c',
  idStore: 's',
  sName: '',
  timeZone: 'UTC',
  code: 'M',
  names: {},
  kind: 'REGULAR',
  skipStart,
  discard: true,
  sound: true,
  rows: 2,
  diagonal: 24,
  languages: [],
  monitors: [],
  sections,
});

/** An order each half minute, of one to six dishes all over the house; of some a dish is voided. */
const ordersOf = (seed: number, count: number): KitchenCard[] => {
  const draws = drawsOf(seed);
  return Array.from({ length: count }, (_, index) => {
    const at = index * 30_000;
    const tasks = Array.from({ length: draws.count(2.6, 6) }, (_line, line): KitchenTask => {
      const isVoided = draws.share() < 0.03;
      return {
        id: `${seed} ${index} ${line}`,
        line: `${index} ${line}`,
        section: draws.pick(sections, () => 1)?.id ?? '',
        status: isVoided ? 'DSC' : 'PND',
        epoch: isVoided ? 1 : 0,
        rev: 0,
        isHeld: false,
        times: { PND: at, ...(isVoided && { DSC: at }) },
        moved: { at, by: null },
      };
    });
    return {
      id: `${seed} ${index}`,
      number: index + 1,
      terminal: '',
      serviceKind: '00',
      place: '',
      guests: 0,
      note: '',
      at,
      revision: 1,
      lines: [],
      tasks,
    };
  });
};

interface Shift {
  readonly acts: readonly Act[];
  readonly tasks: readonly KitchenTask[];
  readonly acknowledged: ReadonlySet<string>;
}
/** A cook's shift: looks each fifteen seconds, and is believed only what was true when it looked. */
const shiftOf = (seed: number, { skipStart = false, speed = 1, count = 120 } = {}): Shift => {
  const orders = ordersOf(seed, count).map((order) => ({ ...order, at: order.at / speed }));
  const tasks = new Map(
    orders.flatMap((order) =>
      order.tasks.map((task) => [task.id, { ...task, times: { ...task.times, PND: order.at } }] as const),
    ),
  );
  const acknowledged = new Set<string>();
  const acts: Act[] = [];
  const end = (count * 30_000 + 70 * minute) / speed;
  for (let now = 0; now < end; now += 15_000 / speed) {
    const board: KitchenBoard = {
      asOf: { epoch: 'e', seq: 0 },
      now,
      settings: settingsOf(skipStart),
      orders: orders
        .filter(({ at }) => at <= now)
        .map((order) => ({ ...order, tasks: order.tasks.map((task) => tasks.get(task.id) ?? task) }))
        .filter((order) => order.tasks.some(({ status }) => status !== 'FNL')),
      acknowledged: [...acknowledged],
    };
    for (const act of planned(board, now, { seed: 9, speed })) {
      acts.push(act);
      for (const { task: id, from, to, epoch, rev } of act.tasks) {
        const task = tasks.get(id);
        expect(task).toMatchObject({ status: from, epoch, rev });
        if (act.kind === 'ACK_DISCARD') {
          expect([task?.status, acknowledged.has(id)]).toEqual(['DSC', false]);
          acknowledged.add(id);
        } else if (task) {
          const stage = act.kind === 'START' ? (['PND', 'CRT'] as const) : (['CRT', 'FNL'] as const);
          expect([from, to]).toEqual(skipStart ? ['PND', 'FNL'] : stage);
          tasks.set(id, { ...task, status: to, rev: rev + 1, times: { ...task.times, [to]: now } });
        }
      }
    }
  }
  return { acts, tasks: [...tasks.values()], acknowledged };
};

const orderOf = (id: string): string => id.split(' ')[1] ?? '';
const ageOf = ({ times }: KitchenTask): number => (times.FNL ?? Infinity) - (times.PND ?? 0);
const alertsOf = (task: KitchenTask) => sections.find(({ id }) => id === task.section);
const levels = (tasks: readonly KitchenTask[], speed = 1): readonly number[] => {
  const done = tasks.filter(({ status }) => status === 'FNL');
  const late = done.filter((task) => ageOf(task) * speed > (alertsOf(task)?.alert1 ?? 0));
  const veryLate = late.filter((task) => ageOf(task) * speed > (alertsOf(task)?.alert2 ?? 0));
  return [late.length / done.length, veryLate.length / done.length];
};

describe('a cook', () => {
  let usual: Shift;
  beforeAll(() => {
    usual = shiftOf(3);
  });
  it.each([false, true])(
    'finishes every dish of its sections, and no other (skipping the start: %s)',
    (skipStart) => {
      const { tasks, acknowledged } = skipStart ? shiftOf(3, { skipStart }) : usual;
      for (const { id, section, status, epoch } of tasks) {
        if (section === 'bar') expect([status, acknowledged.has(id)]).toEqual([epoch ? 'DSC' : 'PND', false]);
        else if (epoch) expect([status, acknowledged.has(id)]).toEqual(['DSC', true]);
        else expect(status).toBe('FNL');
      }
    },
  );
  it('is in time with most, late with some, very late with few', () => {
    const [late = 0, veryLate = 0] = levels(usual.tasks);
    expect(late).toBeGreaterThan(0.2);
    expect(late).toBeLessThan(0.45);
    expect(veryLate).toBeGreaterThan(0.03);
    expect(veryLate).toBeLessThan(0.2);
  });
  it('works dish by dish, by the order, or clears ten at once', () => {
    const finishes = usual.acts.filter(({ kind }) => kind === 'FINISH');
    const tens = finishes.filter(({ tasks }) => new Set(tasks.map(({ task }) => orderOf(task))).size > 1);
    const wholes = finishes.filter((act) => act.tasks.length > 1 && !tens.includes(act));
    expect(tens.some(({ tasks }) => tasks.length === 10)).toBe(true);
    expect(wholes.length).toBeGreaterThan(5);
    expect(finishes.filter(({ tasks }) => tasks.length === 1).length).toBeGreaterThan(wholes.length);
  });
  it('works as fast as its shop lives, and the same for the same seed', () => {
    const [late = 0, veryLate = 0] = levels(usual.tasks);
    const fast = levels(shiftOf(3, { speed: 60 }).tasks, 60);
    expect(fast[0]).toBeCloseTo(late, 1);
    expect(fast[1]).toBeCloseTo(veryLate, 1);
    expect(shiftOf(6, { count: 10 })).toEqual(shiftOf(6, { count: 10 }));
  });
});
