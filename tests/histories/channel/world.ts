import * as fc from 'fast-check';
import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { PATIENCE_MS } from '../../testing/patience.ts';
import { channelMachine } from './channel.machine.ts';
import type { ChannelEvent, ChannelTimer, Position } from './channel.types.ts';
import { shownOf } from './shown.ts';
import { PROOF_LIMIT_MS } from './timing.ts';

type Act =
  | { readonly kind: 'write' | 'drop' | 'swallow' | 'restart' | 'offline' | 'online' | 'wake' | 'refuse' }
  | { readonly kind: 'pass'; readonly ms: number }
  | { readonly kind: 'say'; readonly fault: 'none' | 'twice' | 'lost' | 'swapped' };

interface Pulling {
  readonly asOf: Position;
  readonly numbers: readonly number[];
  readonly due: number;
}

/** A store's server, a line with every fault, and one screen; time passes only when it is told to. */
class World {
  readonly actor = createActor(channelMachine);
  readonly #timers = new Map<ChannelTimer, number>();
  /** What happened at the server, and when. */
  #log: number[] = [];
  #epoch = 0;
  #line: ChannelEvent[] = [];
  #isOpen = false;
  /** Swallows both ways and stays open. */
  #isDead = false;
  #isReachable = true;
  #pulling: Pulling | undefined;
  #isOnline = true;
  /** What the screen shows: numbers of the present epoch. */
  readonly #board = new Set<string>();
  #now = 0;

  constructor() {
    this.actor.on('START_TIMER', ({ timer, delay }) => this.#timers.set(timer, this.#now + delay));
    this.actor.on('STOP_TIMER', ({ timer }) => this.#timers.delete(timer));
    this.actor.on('CONNECT', () => {
      this.#isOpen = false;
      this.#line = [];
      this.#isDead = false;
      if (this.#isOnline && this.#isReachable) {
        this.#isOpen = true;
        this.#line.push({ type: 'OPENED' });
      }
    });
    this.actor.on('DISCONNECT', () => {
      this.#isOpen = false;
      this.#line = [];
    });
    this.actor.on('HELLO', ({ since }) => this.#greet(since));
    this.actor.on('ACK', () => this.#send(this.#beat()));
    this.actor.on('PULL', () => {
      this.#pulling = { asOf: this.#head(), numbers: [...this.#log.keys()], due: this.#now + 300 };
    });
    this.actor.on('DELIVER', ({ frame }) => this.#board.add(`${frame.position.epoch}:${frame.position.seq}`));
    this.actor.start();
    this.actor.send({ type: 'START', monitor: 'm', isOnline: true });
  }

  do(act: Act): void {
    if (act.kind === 'write') this.#write();
    else if (act.kind === 'say') this.#say(act.fault);
    else if (act.kind === 'pass') this.pass(act.ms);
    else if (act.kind === 'swallow') this.#isDead = true;
    else if (act.kind === 'drop') this.#drop();
    else if (act.kind === 'refuse') {
      this.#isReachable = !this.#isReachable;
      if (!this.#isReachable) this.#drop();
    } else if (act.kind === 'restart') {
      this.#epoch += 1;
      this.#drop();
    } else if (act.kind === 'wake') this.actor.send({ type: 'WAKE' });
    else {
      this.#isOnline = act.kind === 'online';
      if (!this.#isOnline) this.#isOpen = false;
      this.actor.send(this.#isOnline ? { type: 'ONLINE', jitter: 0.5 } : { type: 'OFFLINE' });
    }
  }

  /** Everything that is due happens in its order. */
  pass(ms: number): void {
    const end = this.#now + ms;
    for (;;) {
      while (this.#line.length > 0 && !this.#isDead) this.#say('none');
      const [timer, due] = [...this.#timers].toSorted(([, one], [, other]) => one - other)[0] ?? [];
      const pullDue = this.#pulling?.due ?? Infinity;
      const next = Math.min(due ?? Infinity, pullDue);
      if (next > end) break;
      this.#now = next;
      if (pullDue <= next) this.#answerPull();
      else if (timer !== undefined) this.#fire(timer);
    }
    this.#now = end;
  }

  heal(): void {
    this.#isReachable = true;
    if (!this.#isOnline) this.do({ kind: 'online' });
    // Longer than a silence that was not yet noticed, the tries after it and a fetch.
    this.pass(60_000);
  }

  /** What the server had so long ago and the screen does not show. */
  missing(before: number): readonly number[] {
    return [...this.#log.entries()]
      .filter(([index, at]) => at <= before && !this.#board.has(`${this.#epoch}:${index + 1}`))
      .map(([index]) => index + 1);
  }
  get now(): number {
    return this.#now;
  }
  get shown(): string {
    const { value, context } = this.actor.getSnapshot();
    return shownOf(value, context, this.#now);
  }

  #head(): Position {
    return { epoch: String(this.#epoch), seq: this.#log.length };
  }
  #beat(): ChannelEvent {
    return { type: 'BEAT', head: this.#head(), ahead: 0, at: this.#now };
  }
  #frame(seq: number): ChannelEvent {
    const position = { epoch: String(this.#epoch), seq };
    return { type: 'FRAME', frame: { position, prev: seq - 1, data: {} }, at: this.#now };
  }
  #send(event: ChannelEvent): void {
    if (this.#isOpen && !this.#isDead) this.#line.push(event);
  }
  #write(): void {
    this.#log.push(this.#now);
    this.#send(this.#frame(this.#log.length));
  }
  #greet(since: Position | undefined): void {
    if (since && since.epoch !== String(this.#epoch)) this.#send({ type: 'RESET', at: this.#now });
    else if (since)
      for (let seq = since.seq + 1; seq <= this.#log.length; seq += 1) this.#send(this.#frame(seq));
    this.#send(this.#beat());
  }
  #drop(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#line = [];
    this.actor.send({ type: 'CLOSED', jitter: 0.5 });
  }
  #say(fault: 'none' | 'twice' | 'lost' | 'swapped'): void {
    if (this.#isDead) return;
    const said = this.#line.shift();
    if (said === undefined) return;
    const isFrame = said.type === 'FRAME';
    if (isFrame && fault === 'lost') return;
    const other = isFrame && fault === 'swapped' ? this.#line.shift() : undefined;
    for (const event of [other, said, isFrame && fault === 'twice' ? said : undefined])
      if (event) this.actor.send('at' in event ? { ...event, at: this.#now } : event);
  }
  #answerPull(): void {
    const pulling = this.#pulling;
    this.#pulling = undefined;
    if (!pulling || !this.#isOnline || !this.#isReachable || pulling.asOf.epoch !== String(this.#epoch)) {
      this.actor.send({ type: 'PULL_LOST' });
      return;
    }
    for (const index of pulling.numbers) this.#board.add(`${pulling.asOf.epoch}:${index + 1}`);
    this.actor.send({ type: 'PULLED', asOf: pulling.asOf, ahead: 0, at: this.#now });
  }
  #fire(timer: ChannelTimer): void {
    this.#timers.delete(timer);
    if (timer === 'T_SILENT') this.actor.send({ type: timer, at: this.#now, jitter: 0.5 });
    else if (timer === 'T_TIMEOUT') this.actor.send({ type: timer, jitter: 0.5 });
    else this.actor.send({ type: timer });
  }
}

const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 8, arbitrary: fc.constant<Act>({ kind: 'write' }) },
  {
    weight: 8,
    arbitrary: fc
      .constantFrom('none', 'none', 'twice', 'lost', 'swapped')
      .map((fault): Act => ({ kind: 'say', fault })),
  },
  { weight: 8, arbitrary: fc.integer({ min: 1, max: 20_000 }).map((ms): Act => ({ kind: 'pass', ms })) },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom('drop', 'swallow', 'restart', 'offline', 'online', 'wake', 'refuse')
      .map((kind): Act => ({ kind })),
  },
);

test(
  '5: a board that is shown as live is not older than 35 s, and heals whole',
  () => {
    const seen = { live: 0, other: 0 };
    fc.assert(
      fc.property(fc.array(act, { maxLength: 60, size: 'max' }), (acts) => {
        const world = new World();
        for (const next of acts) {
          world.do(next);
          const isLive = world.shown === 'live';
          seen[isLive ? 'live' : 'other'] += 1;
          if (isLive) expect(world.missing(world.now - PROOF_LIMIT_MS)).toEqual([]);
        }
        world.heal();
        expect(world.actor.getSnapshot().value).toBe('live');
        expect([world.shown, world.missing(world.now)]).toEqual(['live', []]);
      }),
      { numRuns: 1000 },
    );
    expect(Math.min(seen.live, seen.other)).toBeGreaterThan(1000);
  },
  PATIENCE_MS,
);
