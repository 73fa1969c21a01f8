import {
  type KitchenAnswers,
  type KitchenBoard,
  kitchenCalls,
  type KitchenCard,
  type KitchenOperation,
  type KitchenTask,
  type MonitorSettings,
  screenSelfCalls,
} from '@comanda/api/calls';
import type { Client, Failure } from '@comanda/api/client';
import type { KitchenData } from '@comanda/api/live';
import { firedTask, type Operation, perform, type Processed, voided } from '@comanda/machines/kitchen/rules';
import type { Socket, SocketListener } from '../ports.ts';
import { moverOf, noStages, relinked } from '../replay.ts';

/** An id that its name can be read from, of at most 16 letters. */
export const idOf = (name: string): string => {
  const hex = Array.from(name, (letter) => letter.charCodeAt(0).toString(16).padStart(2, '0')).join('');
  return hex.padEnd(32, '0').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};
/** The task of a line, each of which has one. */
export const taskIdOf = (line: string): string => idOf(`t-${line}`);
export const MONITOR = idOf('monitor');
export const PASS = idOf('pass');
export const GRILL = idOf('grill');
export const BAR = idOf('bar');
export const settings: MonitorSettings = {
  id: MONITOR,
  idCompany: idOf('company'),
  idStore: idOf('store'),
  sName: 'Store',
  timeZone: 'Europe/Madrid',
  code: 'M1',
  names: { 'en-GB': 'Grill' },
  kind: 'REGULAR',
  skipStart: false,
  discard: true,
  sound: true,
  rows: 2,
  diagonal: 24,
  languages: ['en-GB'],
  monitors: [
    { id: MONITOR, names: { 'en-GB': 'Grill' } },
    { id: PASS, names: { 'en-GB': 'Pass' } },
  ],
  sections: [
    { id: GRILL, names: {}, color: null, alert1: 300_000, alert2: 480_000, isOwn: true },
    { id: BAR, names: {}, color: null, alert1: 300_000, alert2: 480_000, isOwn: false },
  ],
};
const refusedWith = (status: number): Failure => ({
  kind: 'refused',
  status,
  error: { code: 'ERROR_UNKNOWN', message: '', requestId: '' },
});

/** A platform in the memory of the test: the rules of the real one, and every fault that a test asks for. */
export const createShop = (now: () => number) => {
  let epoch = 'A';
  const cards = new Map<string, KitchenCard>();
  const events: KitchenData[] = [];
  const processed = new Map<string, Processed>();
  const dseqs = new Map<string, string>();
  const acknowledged = new Set<string>();
  const lines = new Set<SocketListener>();
  /** What the test does to requests and frames. */
  const faults = {
    isDown: false,
    /** Done, but the answer is lost on its way. */
    losesAnswers: false,
    /** Frames are not sent. */
    isMute: false,
    /** An order that boards are without, as one that is long through. */
    leavesOut: '',
    /** Boards are not answered. */
    refusesBoards: false,
    /** The status that operations are refused with. */
    refuses: undefined as number | undefined,
    knowsInstall: undefined as string | undefined,
    /** What requests wait for on their way. */
    way: Promise.resolve(),
  };
  /** What has come in. */
  const seen = { requests: [] as (readonly KitchenOperation[])[], installs: [] as string[], tickets: 0 };

  const tell = (data: Omit<KitchenData, 'v' | 'epoch' | 'seq' | 'prev' | 't'>): void => {
    const seq = events.length + 1;
    // What is told is what was then, however it changes.
    const frame = structuredClone({ ...data, v: 1, epoch, seq, prev: seq - 1, t: now() });
    events.push(frame);
    if (!faults.isMute) for (const line of lines) line.heard(JSON.stringify({ data: frame }));
  };
  const taskOf = (id: string): KitchenTask | undefined =>
    [...cards.values()].flatMap(({ tasks }) => tasks).find((task) => task.id === id);
  const put = (changed: readonly KitchenTask[]): KitchenCard | undefined => {
    let touched: KitchenCard | undefined;
    for (const [id, card] of cards) {
      if (!changed.some((task) => card.tasks.some((one) => one.id === task.id))) continue;
      touched = { ...card, tasks: card.tasks.map((one) => changed.find(({ id }) => id === one.id) ?? one) };
      cards.set(id, touched);
    }
    return touched;
  };
  const act = (asked: KitchenOperation, install: string, monitor = MONITOR): KitchenAnswers => {
    const { dseq: _, ...rest } = asked;
    const op: Operation = { ...rest, install };
    const performed = perform(op, {
      taskOf,
      processedOf: (opId) => processed.get(opId),
      circuitOf: () => noStages,
      matesOf: () => [],
      mover: moverOf(settings),
      at: now(),
    });
    const isNew = !processed.has(op.opId);
    for (const [id, one] of processed) processed.set(id, relinked(one, performed.relinks));
    if (isNew) processed.set(op.opId, performed);
    for (const { id } of performed.acknowledged) acknowledged.add(id);
    const moved = { at: now(), by: monitor };
    const changed = performed.changed.map((task) => ({ ...task, times: { ...task.times }, moved }));
    const card = put(changed);
    if (card) tell({ kind: 'STATUS', order: card.id, tasks: changed, op: { id: op.opId, install, monitor } });
    return {
      lastDseq: asked.dseq,
      answers: [
        {
          opId: op.opId,
          outcomes: { ...performed.outcomes },
          moved: Object.fromEntries(
            (isNew ? performed.changed.map(({ id, rev }) => ({ task: id, rev })) : performed.applied).map(
              ({ task, rev }) => [task, rev] as const,
            ),
          ),
          relinks: [...performed.relinks],
        },
      ],
    };
  };
  const board = (): KitchenBoard => ({
    asOf: { epoch, seq: events.length },
    now: now(),
    settings,
    orders: structuredClone([...cards.values()].filter(({ id }) => id !== faults.leavesOut)),
    acknowledged: [...acknowledged],
  });

  const lineAnswer = (data: { install: string; ops: KitchenOperation[] }): KitchenAnswers | number => {
    seen.requests.push(data.ops);
    seen.installs.push(data.install);
    if (faults.refuses !== undefined) return faults.refuses;
    if (faults.knowsInstall === data.install) return { resetInstall: true };
    const all = data.ops.map((op) => {
      const name = `${data.install}:${op.dseq}`;
      if ((dseqs.get(name) ?? op.opId) !== op.opId)
        throw new Error(`${name} is known with another operation`);
      dseqs.set(name, op.opId);
      return act(op, data.install);
    });
    return {
      lastDseq: data.ops.at(-1)?.dseq ?? 0,
      answers: all.flatMap((one) => ('answers' in one ? one.answers : [])),
    };
  };
  const answerTo = (call: { readonly name: string }, data: unknown): unknown => {
    if (call.name === screenSelfCalls.ticket.name) {
      seen.tickets += 1;
      return { ticket: 't' };
    }
    if (call.name === kitchenCalls.line.name) return lineAnswer(kitchenCalls.line.body.parse(data));
    if (faults.refusesBoards) return 503;
    const { since } = kitchenCalls.regular.body.parse(data);
    return since?.epoch === epoch && since.seq === events.length
      ? { asOf: since, now: now(), unchanged: true }
      : board();
  };
  const client: Pick<Client, 'call'> = {
    // Answers as the contract says, by the name of the call.
    call: (async (call: { readonly name: string }, { data }: { readonly data?: unknown }) => {
      await faults.way;
      if (faults.isDown) return { ok: false, failure: { kind: 'offline' } };
      const answer = answerTo(call, data);
      if (faults.losesAnswers) return { ok: false, failure: { kind: 'offline' } };
      return typeof answer === 'number'
        ? { ok: false, failure: refusedWith(answer) }
        : { ok: true, data: answer };
    }) as Client['call'],
  };
  const openSocket = (_: string, listener: SocketListener): Socket => {
    let isOpen = true;
    const answer = (text: string): void => {
      const frame: unknown = JSON.parse(text);
      if (!isOpen || faults.isDown || typeof frame !== 'object' || !frame) return;
      if ('hello' in frame) {
        const { since } = frame.hello as { since: { epoch: string; seq: number } | null };
        lines.add(listener);
        if (since && since.epoch !== epoch)
          listener.heard(JSON.stringify({ reset: { epoch, why: 'history' } }));
        else
          for (const data of events.slice(since?.seq ?? events.length))
            listener.heard(JSON.stringify({ data }));
      }
      listener.heard(JSON.stringify({ hb: { epoch, head: events.length, now: now(), up: 0 } }));
    };
    queueMicrotask(() => (faults.isDown ? listener.closed() : listener.opened()));
    return {
      say: answer,
      close: () => {
        isOpen = false;
        lines.delete(listener);
      },
    };
  };
  return {
    client,
    openSocket,
    faults,
    seen,
    taskOf: (line: string): KitchenTask | undefined => taskOf(taskIdOf(line)),
    board,
    events: (): readonly KitchenData[] => events,
    /** An order, or more lines of it: one task for each section. */
    fire: (
      name: string,
      lineNames: Readonly<Record<string, string>>,
      { begins = now(), wanted }: { readonly begins?: number; readonly wanted?: number } = {},
    ): void => {
      const order = idOf(name);
      const known = cards.get(order);
      const fresh = Object.entries(lineNames);
      const tasks = fresh.map(([line, section]) => {
        const { times, ...task } = firedTask({ id: taskIdOf(line), line: idOf(line), section }, begins);
        return { ...task, times: { ...times }, moved: { at: now(), by: null } };
      });
      const lineOf = (line: string, number: number): KitchenCard['lines'][number] => ({
        id: idOf(line),
        number,
        name: line,
        names: {},
        quantity: '1',
        modifiers: [],
        note: '',
        course: null,
      });
      const before = known?.lines ?? [];
      const card: KitchenCard = {
        id: order,
        number: cards.size + 1,
        terminal: 'T1',
        serviceKind: '00',
        place: '',
        guests: 0,
        note: '',
        at: now(),
        revision: 1,
        ...(wanted !== undefined && { wanted }),
        ...known,
        ...(known && { revision: known.revision + 1 }),
        lines: [...before, ...fresh.map(([id], index) => lineOf(id, before.length + index + 1))],
        tasks: [...(known?.tasks ?? []), ...tasks],
      };
      cards.set(order, card);
      tell({ kind: known ? 'MOD' : 'NEW', order, card, tasks });
    },
    /** A line is put on a bill of its own; its dishes stay what they are. */
    split: (name: string, line: string, other: string): void => {
      const [from, to] = [cards.get(idOf(name)), idOf(other)];
      const moved = from?.lines.find(({ id }) => id === idOf(line));
      if (!from || !moved) return;
      const number = cards.size + 1;
      const stays = ({ line: of }: KitchenTask): boolean => of !== moved.id;
      const left: KitchenCard = {
        ...from,
        lines: from.lines.map((one) =>
          one === moved
            ? { ...one, id: idOf(`${line}.moved`), movedTo: { order: number, line: one.id } }
            : one,
        ),
        tasks: from.tasks.filter(stays),
      };
      const made: KitchenCard = {
        ...from,
        id: to,
        number,
        lines: [{ ...moved, number: 1, from: from.number }],
        tasks: from.tasks.filter((task) => !stays(task)),
      };
      cards.set(to, made);
      cards.set(from.id, left);
      tell({ kind: 'NEW', order: to, card: made, tasks: [] });
      tell({ kind: 'MOD', order: from.id, card: left, tasks: [] });
    },
    voidLine: (line: string): void => {
      const id = taskIdOf(line);
      const task = taskOf(id);
      if (!task) return;
      const { outcome, task: after } = voided(task, now());
      if (outcome !== 'applied') return;
      const card = put([{ ...after, times: { ...after.times }, moved: { at: now(), by: null } }]);
      if (card)
        tell({ kind: 'VOID', order: card.id, card, tasks: card.tasks.filter((one) => one.id === id) });
    },
    /** Another monitor's cook. */
    other: (kind: 'START' | 'FINISH' | 'DISCARD', line: string): void => {
      const id = taskIdOf(line);
      const task = taskOf(id);
      if (!task) return;
      const to = { START: 'CRT', FINISH: 'FNL', DISCARD: 'DSC' } as const;
      const opId = `OTHER${events.length}`.padEnd(26, '0');
      const { status: from, epoch: taskEpoch, rev } = task;
      const tasks = [{ task: id, from, to: to[kind], epoch: taskEpoch, rev }];
      act({ opId, dseq: events.length + 1, kind, tasks }, 'other-install', PASS);
    },
    /** The connections break; who connects again finds the server where it was. */
    drop: (): void => {
      const open = [...lines];
      lines.clear();
      for (const line of open) line.closed();
    },
    /** Another history begins: a restored database, other settings. */
    restart: (): void => {
      epoch += 'A';
      events.length = 0;
    },
  };
};
export type Shop = ReturnType<typeof createShop>;
