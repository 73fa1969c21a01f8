import type * as channel from '@comanda/machines/kitchen/channel';
import { createActor } from 'xstate';
import { SimulatedClock } from '../clock.ts';
import type { Random } from '../random.ts';

export type Channel = typeof channel;
type Event = channel.ChannelEvent;
type Position = channel.Position;
type Fault = 'none' | 'twice' | 'lost' | 'swapped';

/** How long a board takes to be fetched, and how old it is then. */
const PULL_TAKES_MS = 300;

/** A store's server, a line with every fault, and one screen; time passes only when it is told to. */
export class World {
  readonly actor;
  readonly #machines: Channel;
  readonly #random: Random;
  readonly #say: (step: string) => void;
  readonly #clock = new SimulatedClock();
  readonly #timers = new Map<string, () => void>();
  /** What happened at the server, and when. */
  #log: readonly { readonly id: number; readonly at: number }[] = [];
  #count = 0;
  #epoch = 0;
  #line: Event[] = [];
  #isOpen = false;
  /** Swallows both ways and stays open. */
  #isDead = false;
  #isReachable = true;
  #isOnline = true;
  /** What the screen shows, by id. */
  readonly #board = new Set<unknown>();

  constructor(machines: Channel, random: Random, say: (step: string) => void) {
    this.#machines = machines;
    this.#random = random;
    this.#say = say;
    this.actor = createActor(machines.channelMachine);
    this.actor.on('START_TIMER', ({ timer, delay }) => this.#start(timer, delay));
    this.actor.on('STOP_TIMER', ({ timer }) => this.#stop(timer));
    this.actor.on('CONNECT', () => this.#connect());
    this.actor.on('DISCONNECT', () => {
      this.#isOpen = false;
      this.#line = [];
    });
    this.actor.on('HELLO', ({ since }) => this.#greet(since));
    this.actor.on('ACK', () => this.#send(this.#beat()));
    this.actor.on('PULL', () => this.#pull());
    this.actor.on('DELIVER', ({ frame }) => this.#board.add(frame.data['id']));
    this.actor.start();
    this.actor.send({ type: 'START', monitor: 'm', isOnline: true });
  }

  step(): void {
    const drawn = this.#random.below(28);
    if (drawn < 8) this.#write();
    else if (drawn < 16) this.#hear(this.#random.pick(['none', 'none', 'twice', 'lost', 'swapped'] as const));
    else if (drawn < 24) this.pass(1 + this.#random.below(20_000));
    else
      this.#break(this.#random.pick(['drop', 'swallow', 'restart', 'offline', 'online', 'wake', 'refuse']));
  }

  /** Everything that is due happens in its order. */
  pass(ms: number): void {
    this.#say(`${this.#clock.now} ${ms} ms pass`);
    const end = this.#clock.now + ms;
    do while (this.#line.length > 0 && !this.#isDead) this.#hear('none');
    while (this.#clock.step(end));
  }

  heal(): void {
    this.#isReachable = true;
    if (!this.#isOnline) this.#break('online');
    // Longer than a silence that was not yet noticed, the tries after it and a fetch.
    this.pass(60_000);
  }

  /** What the server had at a moment and the screen does not show. */
  missing(before: number): readonly number[] {
    return this.#log.filter(({ id, at }) => at <= before && !this.#board.has(id)).map(({ id }) => id);
  }
  get now(): number {
    return this.#clock.now;
  }
  get shown(): string {
    const { value, context } = this.actor.getSnapshot();
    return this.#machines.shownOf(value, context, this.now);
  }
  /** The moment for which the screen says that it was whole; a fetch is as old as it took. */
  get provenFor(): number | undefined {
    const { provenAt } = this.actor.getSnapshot().context;
    return provenAt === undefined ? undefined : provenAt - PULL_TAKES_MS - 1;
  }

  #jitter(): number {
    return this.#random.below(1000) / 1000;
  }
  #start(timer: channel.ChannelTimer, delay: number): void {
    this.#stop(timer);
    const fire = (): void => {
      this.#timers.delete(timer);
      if (timer === 'T_SILENT') this.actor.send({ type: timer, at: this.now, jitter: this.#jitter() });
      else if (timer === 'T_TIMEOUT') this.actor.send({ type: timer, jitter: this.#jitter() });
      else this.actor.send({ type: timer });
    };
    this.#timers.set(timer, this.#clock.after(delay, fire));
  }
  #stop(timer: channel.ChannelTimer): void {
    this.#timers.get(timer)?.();
    this.#timers.delete(timer);
  }

  #break(how: string): void {
    this.#say(`${this.now} ${how}`);
    switch (how) {
      case 'drop':
        this.#drop();
        break;
      case 'swallow':
        this.#isDead = true;
        break;
      case 'restart':
        this.#restart();
        break;
      case 'wake':
        this.actor.send({ type: 'WAKE' });
        break;
      case 'refuse':
        this.#isReachable = !this.#isReachable;
        if (!this.#isReachable) this.#drop();
        break;
      default:
        // Some browsers are wrong, and some never say that the network is back.
        this.#isOnline = how === 'online' || this.#random.chance(30);
        if (!this.#isOnline) this.#isOpen = false;
        this.actor.send(how === 'online' ? { type: 'ONLINE', jitter: this.#jitter() } : { type: 'OFFLINE' });
    }
  }
  /** The server counts anew: sometimes as far as it was, sometimes from an older copy. */
  #restart(): void {
    this.#epoch += 1;
    if (this.#random.chance(50)) this.#log = this.#log.slice(0, this.#random.below(this.#log.length + 1));
    // New settings are another epoch too, and the line stays.
    if (this.#random.chance(70)) this.#drop();
  }
  #connect(): void {
    this.#isOpen = this.#isOnline && this.#isReachable;
    this.#isDead = false;
    this.#line = this.#isOpen ? [{ type: 'OPENED' }] : [];
  }
  #head(): Position {
    return { epoch: String(this.#epoch), seq: this.#log.length };
  }
  #beat(): Event {
    return { type: 'BEAT', head: this.#head(), ahead: 0, at: this.now };
  }
  #frame(seq: number): Event {
    const position = { epoch: String(this.#epoch), seq };
    const data = { id: this.#log[seq - 1]?.id };
    return { type: 'FRAME', frame: { position, prev: seq - 1, data }, at: this.now };
  }
  #send(event: Event): void {
    if (this.#isOpen && !this.#isDead) this.#line.push(event);
  }
  #write(): void {
    this.#count += 1;
    this.#log = [...this.#log, { id: this.#count, at: this.now }];
    this.#say(`${this.now} ${this.#count} happens as ${this.#epoch}:${this.#log.length}`);
    this.#send(this.#frame(this.#log.length));
  }
  #greet(since: Position | undefined): void {
    if (since && since.epoch !== String(this.#epoch)) this.#send({ type: 'RESET', at: this.now });
    else if (since)
      for (let seq = since.seq + 1; seq <= this.#log.length; seq += 1) this.#send(this.#frame(seq));
    this.#send(this.#beat());
  }
  #drop(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#line = [];
    this.actor.send({ type: 'CLOSED', jitter: this.#jitter() });
  }
  #hear(fault: Fault): void {
    if (this.#isDead) return;
    const said = this.#line.shift();
    if (said === undefined) return;
    const isFrame = said.type === 'FRAME';
    this.#say(`${this.now} heard ${said.type} ${isFrame ? `${said.frame.position.seq} ${fault}` : ''}`);
    if (isFrame && fault === 'lost') return;
    const other = isFrame && fault === 'swapped' ? this.#line.shift() : undefined;
    for (const event of [other, said, isFrame && fault === 'twice' ? said : undefined])
      if (event) this.actor.send('at' in event ? { ...event, at: this.now } : event);
  }
  #pull(): void {
    const asOf = this.#head();
    const log = this.#log;
    this.#clock.after(PULL_TAKES_MS, () => {
      const isHeard = this.#isOnline && this.#isReachable && asOf.epoch === String(this.#epoch);
      if (!isHeard || this.#random.chance(10)) {
        this.actor.send({ type: 'PULL_LOST' });
        return;
      }
      for (const { id } of log) this.#board.add(id);
      this.actor.send({ type: 'PULLED', asOf, ahead: 0, at: this.now });
    });
  }
}
