import { randomUUID } from 'node:crypto';
import { boardCalls, type KitchenBoard, kitchenCalls, type KitchenOperation } from '@comanda/api/calls';
import type { Client, Failure } from '@comanda/api/client';
import { ulid } from 'ulid';
import type { Clock } from '../clock.ts';
import { type Cook, planned } from './plan.ts';

export interface CookOptions extends Cook {
  readonly platform: Client;
  readonly idMonitor: string;
  readonly clock: Clock;
  /** Milliseconds in the shop between two looks at the board. */
  readonly lookEvery: number;
  readonly say: (text: string) => void;
  readonly signal: AbortSignal;
}

/** So many operations at once (docs/product.md §16.5). */
const most = 50;

/** A screen that was ended has nothing more to do; what is refused for another reason is a fault of this cook. */
const isEnded = (failure: Failure): boolean =>
  failure.kind === 'signed_out' ||
  (failure.kind === 'refused' && (failure.status === 401 || failure.status === 404));
const check = (failure: Failure): void => {
  if (failure.kind === 'refused' && failure.status < 500 && failure.status !== 429)
    throw new Error(`refused: ${failure.error.code} ${JSON.stringify(failure.error.extra ?? [])}`);
};

/**
 * A colleague at a monitor, as one more of its screens: looks at the board, starts and finishes what it is time for.
 * What was not answered is said again before anything else. Ends when its signal aborts or its screen is ended.
 */
export const runCook = async (options: CookOptions): Promise<void> => {
  const { platform, idMonitor, signal, say } = options;
  /** A new life is a new install: nothing of an earlier one is said again. */
  const install = randomUUID();
  let lastDseq = 0;
  let board: KitchenBoard | undefined;
  let unanswered: KitchenOperation[] = [];

  const tell = async (): Promise<Failure | undefined> => {
    if (unanswered.length === 0) return undefined;
    const told = await platform.call(kitchenCalls.line, {
      data: { idMonitor, install, ops: unanswered },
      signal,
    });
    if (!told.ok) return told.failure;
    unanswered = [];
    return undefined;
  };
  const look = async (): Promise<Failure | undefined> => {
    const looked = await platform.call(boardCalls[board?.settings.kind ?? 'REGULAR'], {
      data: { idMonitor, ...(board && { since: board.asOf }) },
      signal,
    });
    if (!looked.ok) return looked.failure;
    const { data } = looked;
    if (!('unchanged' in data)) board = data;
    if (!board) return undefined;
    unanswered = planned(board, data.now, options)
      .slice(0, most)
      .map((act) => ({ ...act, opId: ulid(), dseq: (lastDseq += 1) }));
    return undefined;
  };

  while (!signal.aborted) {
    // What is planned is told at once; the look after it shows what came of it.
    const failure = (await tell()) ?? (await look()) ?? (await tell());
    if (failure && isEnded(failure)) return say('its screen was ended');
    if (failure) check(failure);
    await options.clock.pass(options.lookEvery, signal);
  }
};
