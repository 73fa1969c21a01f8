import { createActor, initialTransition, transition } from 'xstate';
import { describe, expect, test } from 'vitest';
import { explore, observedTable, writtenTable } from '../testing/explore.ts';
import { faultOfOffer, judge, type Offer, type TransferEvent, transferStates } from './rules.ts';
import { transferMachine } from './transfer.machine.ts';
import { transferTable } from './transfer.table.ts';

const offer: Offer = { giver: 'ana', taker: 'ben', businesses: ['a', 'b'], expires: 10 };
const owned = { a: 'ana', b: 'ana' };
const events: readonly TransferEvent[] = [9, 10].flatMap((at): TransferEvent[] => [
  ...['ana', 'ben', 'cleo'].flatMap((by): TransferEvent[] => [
    { type: 'ACCEPT', by, at, ownerOf: owned },
    { type: 'ACCEPT', by, at, ownerOf: { ...owned, b: 'cleo' } },
    { type: 'REJECT', by, at },
    { type: 'WITHDRAW', by, at },
  ]),
  { type: 'TIME', at },
]);
const [first] = initialTransition(transferMachine, offer);
const edges = explore({
  start: first,
  next: (snapshot, event: TransferEvent) => transition(transferMachine, snapshot, event),
  events: () => events,
  key: ({ value }) => value,
});

describe('transfer table', () => {
  test('says for every state and event what the machine does, and no more', () => {
    expect(observedTable(edges)).toEqual(writtenTable(transferTable));
  });
  test('the machine and the rules agree on every step', () => {
    for (const { from, event, to, commands } of edges) {
      const { state, handOver } = judge(from.value, offer, event);
      expect([from.value, event.type, to.value]).toEqual([from.value, event.type, state]);
      expect(commands).toEqual(handOver ? [{ type: 'HAND_OVER', ...handOver }] : []);
    }
  });
  test('every state is reached, by one step and by no more', () => {
    expect(new Set(edges.map(({ to }) => to.value))).toEqual(new Set(transferStates));
    for (const { from, isIgnored } of edges) expect(isIgnored || from.value === 'offered').toBe(true);
  });
  test('hands over once, however often it is pressed', () => {
    const actor = createActor(transferMachine, { input: offer });
    const ordered: unknown[] = [];
    actor.on('HAND_OVER', (command) => ordered.push(command));
    actor.start();
    const presses = events.filter(({ type }) => type === 'ACCEPT');
    for (const event of [...presses, ...events]) actor.send(event);
    expect(ordered).toEqual([{ type: 'HAND_OVER', from: 'ana', to: 'ben', businesses: ['a', 'b'] }]);
  });
});

const said = (event: TransferEvent, state: (typeof transferStates)[number] = 'offered') =>
  judge(state, offer, event).outcome;

describe('the verdict', () => {
  test('says why nothing was done', () => {
    expect(said({ type: 'ACCEPT', by: 'ana', at: 1, ownerOf: owned })).toBe('stranger');
    expect(said({ type: 'WITHDRAW', by: 'ben', at: 1 })).toBe('stranger');
    expect(said({ type: 'REJECT', by: 'ben', at: 10 })).toBe('expired');
    expect(said({ type: 'ACCEPT', by: 'ben', at: 1, ownerOf: { a: 'ana' } })).toBe('not_owned');
    expect(said({ type: 'WITHDRAW', by: 'ana', at: 1 }, 'accepted')).toBe('closed');
    // Whoever presses again, because the answer was lost, is told the same.
    expect(said({ type: 'ACCEPT', by: 'ben', at: 99, ownerOf: {} }, 'accepted')).toBe('already');
  });
});

const books = { ownerOf: owned, isOffered: (one: string) => one === 'b' };
const faultOf = (giver: string, taker: string, businesses: readonly string[]) =>
  faultOfOffer({ giver, taker, businesses }, books);

describe('an offer', () => {
  test('is of what one owns and does not offer already, to somebody else', () => {
    expect(faultOf('ana', 'ben', ['a'])).toBeUndefined();
    expect(faultOf('ana', 'ben', [])).toBe('nothing');
    expect(faultOf('ana', 'ana', ['a'])).toBe('own_address');
    expect(faultOf('ben', 'cleo', ['a'])).toBe('not_owned');
    expect(faultOf('ana', 'ben', ['a', 'z'])).toBe('not_owned');
    expect(faultOf('ana', 'ben', ['a', 'b'])).toBe('is_offered');
  });
});
