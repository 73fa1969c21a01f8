import type { KitchenOperation } from '@comanda/api/calls';
import {
  type MoveKind,
  type Operation,
  perform,
  type Task,
  type TaskStatus,
} from '@comanda/machines/kitchen/rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { bump } from '../../apps/server/src/domain/kitchen/bump.ts';
import {
  type Done,
  type Happening,
  type KeptTask,
  type KitchenStore,
  toldTasks,
} from '../../apps/server/src/domain/kitchen/store.ts';

interface Told extends Happening {
  readonly seq: number;
  /** Whose monitors are told. */
  readonly sections: readonly string[];
}
/** A store as tests drive it, with what only a look behind it can tell. */
export interface StoreUnderTest {
  /** Runs work while nobody else writes; undone when it throws. */
  readonly run: <T>(work: (store: KitchenStore) => Promise<T>) => Promise<T>;
  /** Tasks of a new order of so many lines, one for each, of sections that `monitor` shows. */
  readonly fire: (lines: number) => Promise<readonly KeptTask[]>;
  /** A monitor of the shop. */
  readonly monitor: string;
  /** What was told since the beginning, in its order. */
  readonly told: () => Promise<readonly Told[]>;
  /** Discards that the monitor has seen. */
  readonly acknowledged: () => Promise<readonly Pick<Task, 'id' | 'epoch'>[]>;
}

let serial = 0;
const opIdOf = (): string => `01K${String((serial += 1)).padStart(23, '0')}`;
const installOf = (): string => `install-${String((serial += 1)).padStart(10, '0')}`;
const steps: Partial<Record<MoveKind, TaskStatus>> = { START: 'CRT', FINISH: 'FNL', DISCARD: 'DSC' };

const moverOf = (tasks: readonly Task[]) => ({
  kind: 'REGULAR' as const,
  sections: tasks.map(({ section }) => section),
  skipsStart: false,
  mayDiscard: true,
});

/** What every store of a kitchen does, whatever holds it. */
export const storeTests = (open: () => Promise<StoreUnderTest>): void => {
  let store: StoreUnderTest;
  let install = '';
  let dseq = 0;
  beforeEach(async () => {
    store = await open();
    install = installOf();
    dseq = 0;
  });

  const tasksNow = async (ids: readonly string[]): Promise<ReadonlyMap<string, KeptTask>> =>
    new Map((await store.run(({ tasksBy }) => tasksBy(ids))).map((task) => [task.id, task]));
  const nothing = (): Done => ({
    install,
    monitor: store.monitor,
    operations: [],
    lastDseq: 0,
    tasks: [],
    relinks: [],
    acknowledged: [],
    happenings: [],
  });
  const move = (kind: 'START' | 'FINISH' | 'DISCARD', tasks: readonly Task[]): KitchenOperation => ({
    opId: opIdOf(),
    dseq: (dseq += 1),
    kind,
    tasks: tasks.map(({ id, status, epoch, rev }) => ({
      task: id,
      from: status,
      to: steps[kind] ?? status,
      epoch,
      rev,
    })),
  });
  const undoing = (target: KitchenOperation): KitchenOperation => ({
    opId: opIdOf(),
    dseq: (dseq += 1),
    kind: 'UNDO',
    target: target.opId,
  });
  /** Does a batch as a screen that covers some tasks. */
  const send = (batch: readonly KitchenOperation[], tasks: readonly Task[], by = install) =>
    store.run((kitchen) =>
      bump(
        kitchen,
        {
          monitor: store.monitor,
          install: by,
          mover: moverOf(tasks),
        },
        batch,
      ),
    );
  const moved = { at: 0, by: null };
  /** Performs one operation on a task as it is, and keeps it. */
  const kept = async (task: KeptTask) => {
    const { dseq: number, ...said } = move('START', [task]);
    const op: Operation = { ...said, install };
    const performed = await store.run(async (kitchen) => {
      const done = perform(op, {
        taskOf: () => task,
        processedOf: () => undefined,
        circuitOf: () => ({ hasPreparation: false }),
        mover: moverOf([task]),
        at: kitchen.at,
      });
      await kitchen.keep({
        ...nothing(),
        operations: [{ op, dseq: number, performed: done }],
        lastDseq: number,
        tasks: done.changed,
        happenings: [
          {
            kind: 'STATUS',
            order: task.order,
            tasks: toldTasks(done.changed, moved),
            op: { id: op.opId, install, monitor: store.monitor },
          },
        ],
      });
      return done;
    });
    return { op, number, performed };
  };

  describe('a store', () => {
    it('knows nothing of what was never there', async () => {
      const unknown = '0190d6c0-0000-7000-8000-00000000dead';
      await store.run(async (kitchen) => {
        expect(await kitchen.tasksBy([unknown])).toEqual([]);
        expect(await kitchen.tasksBy([])).toEqual([]);
        expect(await kitchen.processedBy([opIdOf()])).toEqual([]);
        expect(await kitchen.numbersOf(install, [1, 2])).toEqual({ last: 0, operations: new Map() });
      });
    });
    it('has tasks as they were fired', async () => {
      const fired = await store.fire(2);
      expect(new Set(fired.map(({ order }) => order)).size).toBe(1);
      expect([...(await tasksNow(fired.map(({ id }) => id))).values()]).toEqual(
        expect.arrayContaining([...fired]),
      );
      for (const task of fired)
        expect(task).toMatchObject({
          status: 'PND',
          epoch: 0,
          rev: 0,
          isHeld: false,
          times: { PND: expect.any(Number) },
        });
    });
    it('keeps what was done: tasks, operations, numbers', async () => {
      const [task, other] = await store.fire(2);
      if (!task || !other) throw new Error('Nothing was fired.');
      const { op, number, performed } = await kept(task);
      const now = await tasksNow([task.id, other.id]);
      expect(now.get(task.id)).toEqual({ ...task, ...performed.changed[0] });
      expect(now.get(other.id)).toEqual(other);
      await store.run(async (kitchen) => {
        expect(await kitchen.processedBy([op.opId, opIdOf()])).toEqual([
          {
            opId: op.opId,
            install,
            at: performed.at,
            outcomes: { [task.id]: 'applied' },
            applied: performed.applied,
            moved: { [task.id]: 1 },
            relinks: [],
          },
        ]);
        expect(await kitchen.numbersOf(install, [number, number + 1])).toEqual({
          last: number,
          operations: new Map([[number, op.opId]]),
        });
        expect(await kitchen.numbersOf(installOf(), [number])).toEqual({ last: 0, operations: new Map() });
      });
    });
    it('lets the last number grow, and never fall', async () => {
      await store.run(({ keep }) => keep({ ...nothing(), lastDseq: 7 }));
      await store.run(({ keep }) => keep({ ...nothing(), lastDseq: 3 }));
      expect(await store.run(({ numbersOf }) => numbersOf(install, [7]))).toEqual({
        last: 7,
        operations: new Map(),
      });
    });
    it('knows an operation by the revision that a relink gives it, and what was answered as it was', async () => {
      const [task] = await store.fire(1);
      if (!task) throw new Error('Nothing was fired.');
      const { op } = await kept(task);
      await store.run(({ keep }) =>
        keep({ ...nothing(), lastDseq: dseq, relinks: [{ task: task.id, from: 1, to: 5 }] }),
      );
      const [known] = await store.run(({ processedBy }) => processedBy([op.opId]));
      expect(known?.applied).toMatchObject([{ task: task.id, rev: 5, before: { rev: 0, status: 'PND' } }]);
      expect(known?.moved).toEqual({ [task.id]: 1 });
    });
    it('remembers the newest epoch of a discard that a monitor has seen', async () => {
      const [task] = await store.fire(1);
      if (!task) throw new Error('Nothing was fired.');
      await store.run(({ keep }) => keep({ ...nothing(), acknowledged: [{ id: task.id, epoch: 1 }] }));
      await store.run(({ keep }) => keep({ ...nothing(), acknowledged: [{ id: task.id, epoch: 3 }] }));
      expect((await store.acknowledged()).filter(({ id }) => id === task.id)).toEqual([
        { id: task.id, epoch: 3 },
      ]);
    });
    it('numbers what happens without a gap, in its order', async () => {
      const [task, other] = await store.fire(2);
      if (!task || !other) throw new Error('Nothing was fired.');
      const before = await store.told();
      await store.run(async ({ keep }) => {
        const happenings = [task, other, task].map((one): Happening => ({
          kind: 'STATUS',
          order: one.order,
          tasks: toldTasks([one], moved),
        }));
        await keep({ ...nothing(), happenings: happenings.slice(0, 2) });
        await keep({ ...nothing(), happenings: happenings.slice(2) });
      });
      const after = (await store.told()).slice(before.length);
      const first = (before.at(-1)?.seq ?? 0) + 1;
      expect(after.map(({ seq }) => seq)).toEqual([first, first + 1, first + 2]);
      expect(after.map(({ tasks }) => tasks[0]?.id)).toEqual([task.id, other.id, task.id]);
      for (const { sections } of after)
        expect([...sections].sort()).toEqual([...new Set([task.section, other.section])].sort());
    });
    it('numbers what happens at one moment one after the other', async () => {
      const tasks = await store.fire(4);
      const before = await store.told();
      await Promise.all(
        tasks.map((task) =>
          store.run(({ keep }) =>
            keep({
              ...nothing(),
              happenings: [{ kind: 'STATUS', order: task.order, tasks: toldTasks([task], moved) }],
            }),
          ),
        ),
      );
      const last = before.at(-1)?.seq ?? 0;
      expect((await store.told()).slice(before.length).map(({ seq }) => seq - last)).toEqual([1, 2, 3, 4]);
    });
    it('keeps nothing of work that failed', async () => {
      const [task] = await store.fire(1);
      if (!task) throw new Error('Nothing was fired.');
      const before = await store.told();
      const failed = store.run(async ({ keep }) => {
        await keep({
          ...nothing(),
          lastDseq: 4,
          tasks: [{ ...task, rev: 9 }],
          happenings: [{ kind: 'STATUS', order: task.order, tasks: toldTasks([task], moved) }],
        });
        throw new Error('on purpose');
      });
      await expect(failed).rejects.toThrow('on purpose');
      expect((await tasksNow([task.id])).get(task.id)).toEqual(task);
      expect(await store.told()).toEqual(before);
      expect(await store.run(({ numbersOf }) => numbersOf(install, []))).toMatchObject({ last: 0 });
    });
    it('lets one work after the other, each seeing what was before, never earlier', async () => {
      const [task] = await store.fire(1);
      if (!task) throw new Error('Nothing was fired.');
      const seen: { rev: number; at: number }[] = [];
      await Promise.all(
        Array.from({ length: 4 }, () =>
          store.run(async (kitchen) => {
            const [now] = await kitchen.tasksBy([task.id]);
            if (!now) throw new Error('It is gone.');
            seen.push({ rev: now.rev, at: kitchen.at });
            await kitchen.keep({ ...nothing(), tasks: [{ ...now, rev: now.rev + 1 }] });
          }),
        ),
      );
      expect(seen.map(({ rev }) => rev)).toEqual([0, 1, 2, 3]);
      expect(seen.map(({ at }) => at)).toEqual(seen.map(({ at }) => at).toSorted((a, b) => a - b));
    });
  });

  describe('what cooks did', () => {
    it('is answered the same when it is said again, and done once', async () => {
      const tasks = await store.fire(2);
      const batch = [move('START', tasks), move('START', tasks.slice(0, 1))];
      const first = await send(batch, tasks);
      expect(first.answer).toMatchObject({
        answers: [
          { outcomes: { [tasks[0]?.id ?? '']: 'applied' } },
          { outcomes: { [tasks[0]?.id ?? '']: 'already' } },
        ],
        lastDseq: 2,
      });
      const told = await store.told();
      expect((await send(batch, tasks)).answer).toEqual(first.answer);
      expect((await send(batch.slice(1), tasks)).answer).toMatchObject({ lastDseq: 2 });
      expect(await store.told()).toEqual(told);
    });
    it('is known under a new number, and of a new install', async () => {
      const tasks = await store.fire(1);
      const [op] = [move('START', tasks)];
      const first = (await send([op], tasks)).answer;
      const again = { ...op, dseq: 9 };
      expect((await send([again], tasks)).answer).toEqual({ ...first, lastDseq: 9 });
      expect((await send([{ ...op, dseq: 1 }], tasks, installOf())).answer).toEqual(first);
    });
    it('under numbers that stand for something else is not done at all', async () => {
      const tasks = await store.fire(2);
      await send([move('START', tasks.slice(0, 1))], tasks);
      const other = { ...move('START', tasks.slice(1)), dseq: 1 };
      expect((await send([other], tasks)).answer).toEqual({ resetInstall: true });
      const twin = move('START', tasks.slice(1));
      const twins = [twin, { ...move('FINISH', tasks.slice(1)), dseq: twin.dseq }];
      expect((await send(twins, tasks)).answer).toEqual({ resetInstall: true });
      expect((await tasksNow(tasks.map(({ id }) => id))).get(tasks[1]?.id ?? '')).toEqual(tasks[1]);
    });
    it.each(['in one batch', 'one after the other'])('is taken back step by step, %s', async (how) => {
      const tasks = await store.fire(1);
      const [task] = tasks;
      if (!task) throw new Error('Nothing was fired.');
      const start = move('START', [task]);
      const finish = move('FINISH', [{ ...task, status: 'CRT', rev: 1 }]);
      const batch = [start, finish, undoing(finish), undoing(start)];
      const answers = [];
      for (const part of how === 'in one batch' ? [batch] : batch.map((op) => [op])) {
        const { answer } = await send(part, tasks);
        if ('answers' in answer) answers.push(...answer.answers);
      }
      expect(answers.map(({ outcomes }) => outcomes[task.id])).toEqual(
        Array.from({ length: 4 }, () => 'applied'),
      );
      expect(answers.map(({ moved }) => moved[task.id])).toEqual([1, 2, 3, 4]);
      expect(answers.map(({ relinks }) => relinks)).toEqual([
        [],
        [],
        [{ task: task.id, from: 1, to: 3 }],
        [{ task: task.id, from: 0, to: 4 }],
      ]);
      expect((await tasksNow([task.id])).get(task.id)).toMatchObject({
        status: 'PND',
        rev: 4,
        epoch: 2,
        times: task.times,
      });
      // Said again, all of it is as it was.
      const { answer } = await send(batch, tasks);
      expect('answers' in answer && answer.answers).toEqual(answers);
    });
    it('is told with who did it, an acknowledgement too', async () => {
      const tasks = await store.fire(1);
      const [task] = tasks;
      if (!task) throw new Error('Nothing was fired.');
      const before = await store.told();
      const discard = move('DISCARD', tasks);
      const seen: KitchenOperation = {
        opId: opIdOf(),
        dseq: (dseq += 1),
        kind: 'ACK_DISCARD',
        tasks: [{ task: task.id, from: 'DSC', to: 'DSC', epoch: 1, rev: 1 }],
      };
      await send([discard, seen], tasks);
      const by = (id: string) => ({ id, install, monitor: store.monitor });
      expect((await store.told()).slice(before.length)).toMatchObject([
        { kind: 'STATUS', order: task.order, tasks: [{ id: task.id, status: 'DSC' }], op: by(discard.opId) },
        { kind: 'STATUS', tasks: [], acknowledged: [task.id], op: by(seen.opId) },
      ]);
      expect(await store.acknowledged()).toContainEqual({ id: task.id, epoch: 1 });
    });
  });
};
