import { type AnswerOf, kitchenCalls, type KitchenOperation } from '@comanda/api/calls';
import type { Failure } from '@comanda/api/client';
import {
  type Answered,
  type OutboxCommand,
  type OutboxEvent,
  outboxMachine,
} from '@comanda/machines/kitchen/outbox';
import type { Operation } from '@comanda/machines/kitchen/rules';
import { ulid } from 'ulid';
import { createActor } from 'xstate';
import type { Kept, KeptOperation } from './disk.ts';
import type { Ports } from './ports.ts';
import { createTimers } from './timers.ts';

/** What the server said of one operation. */
export type Answer = Extract<AnswerOf<typeof kitchenCalls.line>, { answers: unknown }>['answers'][number];

/** Whom the outbox tells. */
export interface OutboxHost {
  readonly changed: () => void;
  readonly answered: (operation: KeptOperation, answer: Answer) => void;
  /** Whatever waits is numbered anew, under another install. */
  readonly renamed: () => void;
  /** Taken back before it was sent: it never was. */
  readonly left: (opId: string) => void;
  readonly notStored: (operation: KeptOperation) => void;
  readonly notTakenBack: (operation: KeptOperation) => void;
  readonly setAside: (operation: KeptOperation) => void;
  /** Whether the disk took what was last written to it. */
  readonly diskIs: (isSound: boolean) => void;
  readonly ended: () => void;
}

/** What a failure says of the request, of the screen, or of nothing but the line. */
const verdictOf = (failure: Failure): 'lost' | 'refused' | 'ended' => {
  if (failure.kind === 'signed_out') return 'ended';
  if (failure.kind !== 'refused') return 'lost';
  if ([401, 404, 511].includes(failure.status)) return 'ended';
  // Too slow, too many or not allowed for now: the same request may pass later.
  const isTransient = failure.status >= 500 || [403, 408, 425, 429].includes(failure.status);
  return isTransient ? 'lost' : 'refused';
};
export const isEnd = (failure: Failure): boolean => verdictOf(failure) === 'ended';

const wireOf = (op: Operation, dseq: number): KitchenOperation => {
  const { opId } = op;
  if (op.kind === 'UNDO') return { opId, dseq, kind: op.kind, target: op.target };
  return { opId, dseq, kind: op.kind, tasks: [...op.tasks] };
};
export const newId = ({ clock, random }: Pick<Ports, 'clock' | 'random'>): string =>
  ulid(Math.max(0, clock.wall()), random);

const nothing = (): void => undefined;
/** So long a write may take, in milliseconds: a cook waits for it. */
const WRITE_LIMIT_MS = 5000;

/** What this screen has still to tell the server, from its disk to the answers (docs/product.md §16.5). */
export const createOutbox = (ports: Ports, monitor: string, host: OutboxHost) => {
  const { disk, client, clock, random } = ports;
  const actor = createActor(outboxMachine);
  const timers = createTimers(clock);
  const known = new Map<string, KeptOperation>();
  /** All that was said of an operation, by the very object that the machine hands back. */
  const said = new WeakMap<Answered, Answer>();
  let sending: AbortController | undefined;

  let isStopped = false;
  const send = (event: OutboxEvent): void => {
    if (isStopped) return;
    actor.send(event);
    host.changed();
  };
  const on = <T extends OutboxCommand['type']>(
    type: T,
    act: (command: Extract<OutboxCommand, { type: T }>) => void,
  ): void => {
    actor.on(type, act as (command: OutboxCommand) => void);
  };
  /**
   * What a write came to, for the machine and for the sign on the screen. With `late` one that hangs has failed, for the cook who
   * waits for it; should it be done after all, `late` makes that undone.
   */
  const write = (
    writing: Promise<void>,
    { done = nothing, failed = nothing, late }: Partial<Record<'done' | 'failed' | 'late', () => void>>,
  ): void => {
    let isGivenUp = false;
    const stopLimit = clock.after(WRITE_LIMIT_MS, () => {
      if (isStopped) return;
      host.diskIs(false);
      if (!late) return;
      isGivenUp = true;
      failed();
    });
    void writing.then(
      () => {
        stopLimit();
        host.diskIs(true);
        if (isGivenUp) late?.();
        else done();
      },
      () => {
        stopLimit();
        host.diskIs(false);
        if (!isGivenUp) failed();
      },
    );
  };
  /** Off the disk, as its cook was told that it was not kept. */
  const clear = (opId: string): void => {
    void disk.leave(opId).catch(() => {
      if (!isStopped) clock.after(WRITE_LIMIT_MS, () => clear(opId));
    });
  };
  const withKnown = (opId: string, act: (operation: KeptOperation) => void): void => {
    const operation = known.get(opId);
    known.delete(opId);
    if (operation) act(operation);
  };
  on('STORE', ({ op }) => {
    const operation = known.get(op.opId);
    if (!operation) return;
    write(disk.store(operation), {
      done: () => send({ type: 'STORED', opId: op.opId }),
      failed: () => send({ type: 'STORE_FAILED', opId: op.opId }),
      late: () => clear(op.opId),
    });
  });
  on('LEAVE', ({ opId }) =>
    write(disk.leave(opId), {
      done: () => {
        known.delete(opId);
        send({ type: 'LEFT', opId });
        host.left(opId);
      },
      failed: () => send({ type: 'LEAVE_FAILED', opId }),
    }),
  );
  on('NUMBER', ({ install, dseqs }) =>
    write(disk.number(install, actor.getSnapshot().context.lastDseq, dseqs), {
      done: () => send({ type: 'NUMBERED' }),
      failed: () => send({ type: 'NUMBER_FAILED', jitter: random() }),
      late: nothing,
    }),
  );
  on('SEND', ({ install, ops }) => {
    const stop = new AbortController();
    sending = stop;
    const isCurrent = (): boolean => sending === stop;
    const data = { idMonitor: monitor, install, ops: ops.map(({ op, dseq }) => wireOf(op, dseq)) };
    void client.call(kitchenCalls.line, { data, signal: stop.signal }).then((result) => {
      if (result.ok && 'answers' in result.data) {
        for (const answer of result.data.answers) said.set(answer, answer);
        // An answer counts whenever it comes; whatever else comes late is of a request that nobody waits for.
        send({ type: 'ANSWERED', answers: result.data.answers });
        return;
      }
      if (!isCurrent()) return;
      sending = undefined;
      const verdict = result.ok ? 'resetInstall' : verdictOf(result.failure);
      if (verdict === 'resetInstall') {
        host.renamed();
        send({ type: 'INSTALL_KNOWN', install: newId(ports) });
      } else if (verdict === 'refused') send({ type: 'REFUSED' });
      else if (verdict === 'ended') send({ type: 'SIGN_IN_NEEDED' });
      else send({ type: 'LOST', jitter: random() });
    });
  });
  on('ABORT', () => {
    const stop = sending;
    sending = undefined;
    stop?.abort();
  });
  // FORGET allows the answered ones to leave the disk; they do so with the board that includes them (keeping.ts).
  on('TELL', ({ answers }) => {
    for (const one of answers) {
      const answer = said.get(one);
      if (answer) withKnown(one.opId, (operation) => host.answered(operation, answer));
    }
  });
  on('TELL_NOT_STORED', ({ op }) => withKnown(op.opId, host.notStored));
  on('TELL_NOT_TAKEN_BACK', ({ opId }) => {
    const operation = known.get(opId);
    if (operation) host.notTakenBack(operation);
  });
  on('SET_ASIDE', ({ op }) => {
    write(disk.setAside(op.opId), {});
    withKnown(op.opId, host.setAside);
  });
  on('ASK_TO_SIGN_IN', () => host.ended());
  on('START_TIMER', ({ timer, delay }) =>
    timers.start(timer, delay, () =>
      send(timer === 'T_TIMEOUT' ? { type: timer, jitter: random() } : { type: timer }),
    ),
  );
  on('STOP_TIMER', ({ timer }) => timers.stop(timer));
  actor.start();

  return {
    restore: (kept: Kept, install: string): void => {
      const waiting = kept.waiting.map((one) => ({ ...one, op: { ...one.op, install } }));
      for (const operation of waiting) known.set(operation.op.opId, operation);
      send({ type: 'RESTORED', install, lastDseq: kept.lastDseq, waiting });
      send({ type: 'LEADS' });
    },
    ask: (operation: KeptOperation): void => {
      known.set(operation.op.opId, operation);
      send({ type: 'ASKED', op: operation.op });
    },
    /** The line is there again. */
    retry: (): void => send({ type: 'RETRY' }),
    install: (): string => actor.getSnapshot().context.install,
    isStored: (): boolean => actor.getSnapshot().context.waiting.every(({ isStored }) => isStored),
    /** Not answered and not leaving, in the order in which the cooks asked. */
    waiting: (): readonly KeptOperation[] =>
      actor
        .getSnapshot()
        .context.waiting.filter(({ isLeaving }) => !isLeaving)
        .flatMap(({ op, dseq }) => {
          const operation = known.get(op.opId);
          return operation ? [{ ...operation, op, dseq }] : [];
        }),
    stop: (): void => {
      isStopped = true;
      sending?.abort();
      timers.stopAll();
      actor.stop();
    },
  };
};
export type Outbox = ReturnType<typeof createOutbox>;
