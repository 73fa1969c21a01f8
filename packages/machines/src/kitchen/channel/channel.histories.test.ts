import * as fc from 'fast-check';
import { createActor } from 'xstate';
import type { Actor } from 'xstate';
import { expect, test } from 'vitest';
import { checkHistories } from '../../testing/histories.ts';
import { PATIENCE_MS } from '../../testing/patience.ts';
import { channelMachine } from './channel.machine.ts';
import type { ChannelEvent } from './channel.types.ts';

/** What a bystander at the line sees, knowing nothing of the machine's states. */
interface Line {
  isWanted: boolean;
  isOpen: boolean;
  fetches: number;
  readonly faults: string[];
}
const event: fc.Arbitrary<ChannelEvent> = fc.oneof(
  fc.constantFrom<ChannelEvent>(
    { type: 'START', monitor: 'm', isOnline: true },
    { type: 'START', monitor: 'm', isOnline: false },
    { type: 'STOP' },
    { type: 'ONLINE', jitter: 0.5 },
    { type: 'OFFLINE' },
    { type: 'WAKE' },
    { type: 'RETRY' },
    { type: 'SIGN_IN_NEEDED' },
    { type: 'SIGNED_IN' },
    { type: 'MONITOR_GONE' },
  ),
  fc.constantFrom<ChannelEvent>(
    { type: 'OPENED' },
    { type: 'CLOSED', jitter: 0.5 },
    { type: 'RESET', at: 200 },
    { type: 'FRAME', frame: { position: { epoch: 'e', seq: 3 }, prev: 2, data: {} }, at: 200 },
    { type: 'BEAT', head: { epoch: 'e', seq: 3 }, ahead: 0, at: 200 },
    { type: 'BEAT', head: { epoch: 'e', seq: 9 }, ahead: 0, at: 200 },
  ),
  fc.constantFrom<ChannelEvent>(
    { type: 'PULLED', asOf: { epoch: 'e', seq: 3 }, ahead: 0, at: 200 },
    { type: 'PULL_LOST' },
    { type: 'T_TIMEOUT', jitter: 0.5 },
    { type: 'T_ACK' },
    { type: 'T_SILENT', at: 99_000, jitter: 0.5 },
    { type: 'T_RETRY' },
    { type: 'T_PULL' },
  ),
);

test(
  'one socket and one fetch at a time, none of either after the end, and words only into an open line',
  () => {
    const seen = { sockets: 0, fetches: 0 };
    checkHistories<ChannelEvent, Line, Actor<typeof channelMachine>>({
      event,
      runs: 1000,
      longest: 60,
      isPossible: ({ isOpen, fetches }, { type }) => {
        if (['OPENED', 'CLOSED', 'FRAME', 'BEAT', 'RESET'].includes(type)) return isOpen;
        return !['PULLED', 'PULL_LOST'].includes(type) || fetches > 0;
      },
      setup: () => {
        const model: Line = { isWanted: false, isOpen: false, fetches: 0, faults: [] };
        // A machine swallows what its listeners throw.
        const must = (isSo: boolean, what: string): void => {
          if (!isSo) model.faults.push(what);
        };
        const real = createActor(channelMachine);
        real.on('CONNECT', () => {
          must(model.isWanted && !model.isOpen, 'a socket beside another, or for nobody');
          model.isOpen = true;
          seen.sockets += 1;
        });
        real.on('DISCONNECT', () => {
          model.isOpen = false;
        });
        real.on('PULL', () => {
          must(model.isWanted && model.fetches === 0, 'a fetch beside another, or for nobody');
          model.fetches += 1;
          seen.fetches += 1;
        });
        for (const said of ['HELLO', 'ACK'] as const)
          real.on(said, () => must(model.isOpen, `${said} into a closed line`));
        return { model, real: real.start() };
      },
      step: (line, real, sent) => {
        if (sent.type === 'START') line.isWanted = true;
        if (sent.type === 'CLOSED') line.isOpen = false;
        if (sent.type === 'PULLED' || sent.type === 'PULL_LOST') line.fetches = 0;
        if (sent.type === 'STOP') {
          line.isWanted = false;
          line.fetches = 0;
        }
        real.send(sent);
        expect(line.faults).toEqual([]);
        const hasSocket = ['connecting', 'greeting', 'live'].includes(real.getSnapshot().value);
        expect(line.isOpen).toBe(hasSocket);
      },
    });
    expect(Math.min(seen.sockets, seen.fetches)).toBeGreaterThan(500);
  },
  PATIENCE_MS,
);
