import { screenSelfCalls } from '@comanda/api/calls';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createNotices } from './notices.ts';
import type { Ports } from './ports.ts';
import { settle, type SimulatedClock, simulatedClock } from './testing/clock.ts';
import { createWords } from './words.ts';

const message = { id: 'm1', text: 'Fryer two is out of order', by: 'Ana', at: 5 };
let clock: SimulatedClock;
let heard: string[];
let isReached: boolean;
let isSafe: boolean;
let restart: () => void;

beforeEach(() => {
  clock = simulatedClock();
  heard = [];
  isReached = true;
  isSafe = true;
  restart = vi.fn<() => void>();
});
const scene = () => {
  const notices = createNotices(() => undefined);
  const client = {
    call: (call: unknown, { data }: { readonly data: { readonly id: string } }) => {
      expect(call).toBe(screenSelfCalls.heard);
      heard.push(data.id);
      return Promise.resolve(
        isReached ? { ok: true, data: { done: true } } : { ok: false, failure: { kind: 'offline' } },
      );
    },
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of the ports these are all that it uses
  const ports = { client, clock, restart } as unknown as Ports;
  return { notices, words: createWords(ports, { notices, isSafe: () => isSafe }) };
};

describe('a message', () => {
  test('is shown once, however often it comes, until the platform has heard that it was closed', () => {
    const { notices, words } = scene();
    words.said({ message });
    words.said({ message });
    expect(notices.all()).toEqual([{ id: 'm1', kind: 'message', label: message.text, by: 'Ana', at: 5 }]);
    expect(heard).toEqual([]);
    notices.dismiss('m1');
    words.closed('m1');
    // The beat that was under way knows nothing of it yet.
    words.said({ message });
    expect(notices.all()).toEqual([]);
    expect(heard).toEqual(['m1', 'm1']);
  });
  test('that replaces another one is shown beside it until that one is closed', () => {
    const { notices, words } = scene();
    words.said({ message });
    words.said({ message: { ...message, id: 'm2', text: 'Repaired' } });
    expect(notices.all().map(({ id }) => id)).toEqual(['m1', 'm2']);
  });
});

describe('a wish to start anew', () => {
  test('is done once the platform knows, and once', async () => {
    const { words } = scene();
    words.said({ reload: 'r1' });
    words.said({ reload: 'r1' });
    await settle();
    expect(restart).toHaveBeenCalledTimes(1);
    expect(heard).toEqual(['r1']);
  });
  test('waits while something would be lost', async () => {
    const { words } = scene();
    isSafe = false;
    words.said({ reload: 'r1' });
    await settle();
    expect(heard).toEqual([]);
    isSafe = true;
    words.said({ reload: 'r1' });
    // A press comes between the answer and the start.
    isSafe = false;
    await settle();
    expect(restart).not.toHaveBeenCalled();
    await clock.pass(3000);
    expect(restart).not.toHaveBeenCalled();
    isSafe = true;
    await clock.pass(1000);
    expect(restart).toHaveBeenCalledTimes(1);
  });
  test('is asked again where the platform did not hear of it, and forgotten with the screen', async () => {
    const { words } = scene();
    isReached = false;
    words.said({ reload: 'r1' });
    await settle();
    expect(restart).not.toHaveBeenCalled();
    isReached = true;
    words.said({ reload: 'r1' });
    isSafe = false;
    await settle();
    words.stop();
    isSafe = true;
    await clock.pass(5000);
    expect(restart).not.toHaveBeenCalled();
  });
});
