import * as fc from 'fast-check';
import { createActor } from 'xstate';
import type { Actor } from 'xstate';
import { expect, test } from 'vitest';
import { checkHistories } from '../testing/histories.ts';
import { PATIENCE_MS } from '../testing/patience.ts';
import { liveMachine } from './live.machine.ts';
import type { LiveEvent } from './live.types.ts';

type Act =
  | { readonly kind: 'write'; readonly channel: string }
  /** The server says the next thing that it has for this socket. Only what a later one follows may be lost. */
  | { readonly kind: 'say'; readonly fault: 'none' | 'twice' | 'lost' | 'swapped' }
  | { readonly kind: 'drop' | 'offline' | 'online' | 'retry' | 'trim' | 'expire' | 'renew' };

type Said = Exclude<LiveEvent, { type: 'START' }>;

/** One browser and a server that numbers events, keeps some of them and forgets others. */
class World {
  readonly actor: Actor<typeof liveMachine> = createActor(liveMachine);
  readonly #log: Record<string, string[]> = { c: [], d: [] };
  /** Up to where the lists on the screen are known to be complete. */
  readonly #listed: Record<string, number> = { c: 0, d: 0 };
  readonly #kept: Record<string, number> = { c: 1, d: 1 };
  readonly delivered = new Map<string, number>();
  #line: Said[] = [];
  #isOpen = false;
  #isSignedIn = false;
  #token = 'S1';
  #goodToken = 'S1';
  #clock = 0;
  isOnline = true;
  resumes = 0;
  reloads = 0;

  constructor() {
    const { actor } = this;
    actor.on('CONNECT', () => {
      expect(this.#isOpen, 'one socket at a time').toBe(false);
      this.#isOpen = true;
      this.#line = [{ type: 'OPENED' }];
    });
    actor.on('DISCONNECT', () => this.#hangUp());
    actor.on('SIGN_IN', ({ token }) => {
      if (!this.#isOpen || this.#isSignedIn) return;
      this.#isSignedIn = token === this.#goodToken;
      this.#line.push(
        this.#isSignedIn
          ? { type: 'READY', heads: this.#heads(), at: this.#clock }
          : { type: 'REFUSED', reason: 'token', jitter: 0.5 },
      );
    });
    actor.on('RESUME', ({ since }) => {
      this.resumes += 1;
      for (const [channel, seen] of Object.entries(since)) this.#replay(channel, seen);
    });
    actor.on('DELIVER', ({ notice }) => {
      this.delivered.set(notice.id, (this.delivered.get(notice.id) ?? 0) + 1);
    });
    actor.on('RELOAD_LISTS', ({ channels }) => {
      this.reloads += 1;
      for (const channel of channels) this.#listed[channel] = this.#log[channel]?.length ?? 0;
    });
    actor.on('TOKEN_NEEDED', () => {
      this.#token = this.#goodToken;
    });
    actor.start();
    actor.send({ type: 'START', email: 'ana@example.test', token: 'S1', isOnline: true });
  }

  do(act: Act): void {
    this.#clock += 1;
    if (act.kind === 'write') this.#write(act.channel);
    else if (act.kind === 'say') this.#say(act.fault);
    else if (act.kind === 'drop') this.#drop();
    else if (act.kind === 'offline' || act.kind === 'online') {
      this.isOnline = act.kind === 'online';
      this.actor.send({ type: this.isOnline ? 'ONLINE' : 'OFFLINE' });
    } else if (act.kind === 'retry') this.actor.send({ type: 'T_RETRY' });
    else if (act.kind === 'trim') {
      for (const [channel, log] of Object.entries(this.#log)) this.#kept[channel] = log.length + 1;
    } else if (act.kind === 'expire') this.#goodToken = `S${this.#clock + 1}`;
    else this.#renew();
  }

  /** The network heals, the session is renewed, everything that is under way arrives. */
  settle(): void {
    if (!this.isOnline) this.do({ kind: 'online' });
    for (let round = 0; round < 4; round += 1) {
      this.actor.send({ type: 'T_RETRY' });
      this.#renew();
      while (this.#line.length > 0) this.#say('none');
    }
  }

  /** Events that neither came nor are in a list that was loaded after them. */
  missed(): readonly string[] {
    return Object.entries(this.#log).flatMap(([channel, log]) =>
      log.filter((id, index) => !this.delivered.has(id) && index >= (this.#listed[channel] ?? 0)),
    );
  }

  #heads(): Record<string, number> {
    return Object.fromEntries(Object.entries(this.#log).map(([channel, log]) => [channel, log.length]));
  }

  #notice(channel: string, seq: number): Said {
    const id = `${channel}${seq}`;
    const notice = { class: 'TRACKER', id, data: { idCompany: channel } };
    return { type: 'NOTICE', channel, seq, notice, at: this.#clock };
  }

  #write(channel: string): void {
    const log = (this.#log[channel] ??= []);
    log.push(`${channel}${log.length + 1}`);
    if (this.#isSignedIn) this.#line.push(this.#notice(channel, log.length));
  }

  #replay(channel: string, seen: number): void {
    const log = this.#log[channel] ?? [];
    if (seen + 1 < (this.#kept[channel] ?? 1) && seen < log.length) {
      this.#line.push({ type: 'RELOAD', channel, at: this.#clock });
      return;
    }
    for (let seq = seen + 1; seq <= log.length; seq += 1) this.#line.push(this.#notice(channel, seq));
  }

  #say(fault: 'none' | 'twice' | 'lost' | 'swapped'): void {
    const said = this.#line.shift();
    if (said === undefined) return;
    const later = this.#line.findIndex(
      (other) =>
        said.type === 'NOTICE' &&
        other.type === 'NOTICE' &&
        other.channel === said.channel &&
        other.seq > said.seq,
    );
    if (later !== -1 && fault === 'lost') return;
    if (later !== -1 && fault === 'swapped') {
      this.#line.splice(later + 1, 0, said);
      return;
    }
    this.actor.send(said);
    if (said.type === 'NOTICE' && fault === 'twice') this.actor.send(said);
  }

  #drop(): void {
    if (!this.#isOpen) return;
    this.#hangUp();
    this.actor.send({ type: 'CLOSED', jitter: 0.5 });
  }

  #hangUp(): void {
    this.#isOpen = false;
    this.#isSignedIn = false;
    this.#line = [];
  }

  #renew(): void {
    this.#token = this.#goodToken;
    this.actor.send({ type: 'TOKEN', token: this.#token });
  }
}

const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('write' as const), channel: fc.constantFrom('c', 'd') }),
  },
  {
    weight: 10,
    arbitrary: fc.record({
      kind: fc.constant('say' as const),
      fault: fc.constantFrom('none', 'none', 'none', 'twice', 'lost', 'swapped'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('drop', 'offline', 'online', 'retry', 'retry', 'trim', 'expire', 'renew'),
    }),
  },
);

test(
  'whatever the line does, every event arrives once or its list is loaded after it',
  () => {
    const seen = { delivered: 0, resumes: 0, reloads: 0 };
    fc.assert(
      fc.property(fc.array(act, { maxLength: 80, size: 'max' }), (acts) => {
        const world = new World();
        for (const next of acts) {
          world.do(next);
          for (const [id, times] of world.delivered) expect([id, times]).toEqual([id, 1]);
        }
        world.settle();
        expect(world.actor.getSnapshot().value).toBe('live');
        expect(world.missed()).toEqual([]);
        seen.delivered += world.delivered.size;
        seen.resumes += world.resumes;
        seen.reloads += world.reloads;
      }),
      { numRuns: 1000 },
    );
    expect(Math.min(seen.delivered, seen.resumes, seen.reloads)).toBeGreaterThan(500);
  },
  PATIENCE_MS,
);

/** What a bystander expects of a socket, knowing nothing of the machine's states. */
interface Socket {
  isWanted: boolean;
  isOpen: boolean;
  isOnline: boolean;
}

test(
  'a socket is open only for a session that is online, and never two at once',
  () => {
    const event: fc.Arbitrary<LiveEvent> = fc.oneof(
      fc.constantFrom<LiveEvent>(
        { type: 'STOP' },
        { type: 'ONLINE' },
        { type: 'OFFLINE' },
        { type: 'RETRY' },
        { type: 'TOKEN', token: 'S1' },
        { type: 'TOKEN', token: 'S2' },
        { type: 'T_RETRY' },
        { type: 'T_RESEND' },
        { type: 'T_TIMEOUT', jitter: 0.5 },
        { type: 'T_SILENT', at: 99_000, jitter: 0.5 },
        { type: 'CLOSED', jitter: 0.5 },
      ),
      fc.constantFrom<LiveEvent>(
        { type: 'START', email: 'ana@example.test', token: 'S1', isOnline: true },
        { type: 'OPENED' },
        { type: 'READY', heads: { c: 1 }, at: 1 },
        { type: 'REFUSED', reason: 'token', jitter: 0.5 },
        { type: 'REFUSED', reason: 'too_many', jitter: 0.5 },
      ),
    );
    checkHistories<LiveEvent, Socket, Actor<typeof liveMachine>>({
      event,
      runs: 1000,
      longest: 40,
      isPossible: (socket, { type }) => type !== 'CLOSED' || socket.isOpen,
      setup: () => {
        const model: Socket = { isWanted: false, isOpen: false, isOnline: true };
        const real = createActor(liveMachine);
        real.on('CONNECT', () => {
          expect(model).toEqual({ isWanted: true, isOpen: false, isOnline: true });
          model.isOpen = true;
        });
        real.on('DISCONNECT', () => {
          model.isOpen = false;
        });
        real.on('SIGN_IN', () => expect(model.isOpen).toBe(true));
        return { model, real: real.start() };
      },
      step: (socket, real, sent) => {
        const isStart = sent.type === 'START' && !socket.isWanted;
        if (sent.type === 'START') socket.isWanted = true;
        if (isStart) socket.isOnline = true;
        if (sent.type === 'STOP') socket.isWanted = false;
        if (sent.type === 'ONLINE') socket.isOnline = true;
        if (sent.type === 'OFFLINE') socket.isOnline = false;
        if (sent.type === 'CLOSED') socket.isOpen = false;
        real.send(sent);
        const hasSocket = ['connecting', 'authenticating', 'live'].includes(real.getSnapshot().value);
        expect(hasSocket).toBe(socket.isOpen);
        if (!socket.isWanted || !socket.isOnline) expect(socket.isOpen).toBe(false);
      },
    });
  },
  PATIENCE_MS,
);
