import type * as outbox from '@comanda/machines/kitchen/outbox';
import { createActor } from 'xstate';
import { SimulatedClock } from '../clock.ts';
import type { Random } from '../random.ts';
import { Disk, type Operation } from './disk.ts';
import type { Asked, History } from './record.ts';
import { type Sent, Server } from './server.ts';

export type Outbox = typeof outbox;
type Event = outbox.OutboxEvent;
type Command = outbox.OutboxCommand;

/** A page that is open: closing it leaves nothing but the disk. */
interface Page {
  readonly send: (event: Event) => void;
  readonly timers: Map<string, () => void>;
  isLeader: boolean;
  isOpen: boolean;
  /** The request whose failure still concerns it. */
  request: number;
}

/** One screen with its disk, a network that loses and repeats, and a server; time is simulated. */
export class World {
  readonly #machines: Outbox;
  readonly #random: Random;
  readonly #say: (step: string) => void;
  readonly #clock = new SimulatedClock();
  readonly #disk: Disk;
  readonly #poisoned = new Set<string>();
  readonly #server = new Server(this.#poisoned);
  readonly #asked: Asked[] = [];
  readonly #faults: string[] = [];
  /** Of everything that was kept, and everything that was heard: for the checker. */
  readonly #kept = new Set<string>();
  readonly #told = new Set<string>();
  readonly #failed = new Set<string>();
  readonly #aside = new Set<string>();
  readonly #left = new Set<string>();
  /** Written for the cook's last touch; told not to be taken back. */
  readonly #obeyed = new Set<string>();
  readonly #stayed = new Set<string>();
  readonly #leaving = new Set<string>();
  #page: Page;
  /** Which operation each number of an install was used for; installs whose numbers were put back. */
  readonly #numbers = new Map<string, string>();
  readonly #numberOf = new Map<string, number>();
  readonly #putBack = new Set<string>();
  #requests = 0;
  #installs = 1;
  #isReachable = true;
  #isSignedIn = true;
  #isHealing = false;

  constructor(machines: Outbox, random: Random, say: (step: string) => void) {
    this.#machines = machines;
    this.#random = random;
    this.#say = say;
    this.#disk = new Disk(this.#clock, random);
    this.#page = this.#open();
  }

  step(): void {
    const random = this.#random;
    const drawn = random.below(100);
    if (drawn < 34) this.#touch();
    else if (drawn < 44) this.#takeBack();
    else if (drawn < 80) this.#pass(random.chance(15) ? random.below(20_000) : random.below(600));
    else if (drawn < 84) this.#kill();
    else if (drawn < 89) this.#lead(!this.#page.isLeader);
    else if (drawn < 93) this.#reach(!this.#isReachable);
    else if (drawn < 95) this.#sign(!this.#isSignedIn);
    else if (drawn < 97) for (let count = 0; count < 30; count += 1) this.#touch();
    else this.#heard({ type: 'RETRY' });
  }

  /** Everything is in order again, and there is time enough. */
  settle(): History {
    this.#isHealing = true;
    this.#disk.failing = 0;
    this.#reach(true);
    this.#sign(true);
    if (!this.#page.isLeader) this.#lead(true);
    // The longest pause and its request; then, where one is refused, each alone.
    this.#pass(25_000 + this.#asked.length * 800);
    return {
      asked: this.#asked,
      arrived: this.#server.arrived,
      kept: this.#kept,
      told: this.#told,
      failed: this.#failed,
      aside: this.#aside,
      left: this.#left,
      waiting: this.#disk.entries.map(({ op }) => op.opId),
      faults: this.#faults,
    };
  }

  #open(): Page {
    const actor = createActor(this.#machines.outboxMachine);
    const page: Page = {
      send: (event) => {
        if (page.isOpen) actor.send(event);
      },
      timers: new Map(),
      isLeader: false,
      isOpen: true,
      request: 0,
    };
    actor.on('*', (command) => this.#obey(page, command));
    actor.start();
    this.#disk.write(
      true,
      () => undefined,
      () => {
        const { install, lastDseq, entries } = this.#disk;
        page.send({ type: 'RESTORED', install, lastDseq, waiting: entries });
      },
    );
    return page;
  }

  /** The power is cut. Now and then the disk that comes back counts from an older number. */
  #kill(): void {
    this.#page.isOpen = false;
    this.#leaving.clear();
    for (const stop of this.#page.timers.values()) stop();
    this.#disk.cut();
    if (this.#random.chance(10)) {
      this.#disk.lastDseq = this.#random.below(this.#disk.lastDseq + 1);
      this.#putBack.add(this.#disk.install);
    }
    this.#say(`${this.#clock.now} killed, opened again with ${this.#disk.entries.length} on the disk`);
    this.#page = this.#open();
    if (this.#random.chance(60)) this.#lead(true);
  }

  #pass(ms: number): void {
    this.#say(`${this.#clock.now} ${ms} ms pass`);
    this.#clock.pass(ms);
  }
  #heard(event: Event): void {
    this.#say(`${this.#clock.now} ${event.type}`);
    this.#page.send(event);
  }
  #lead(isLeader: boolean): void {
    this.#page.isLeader = isLeader;
    this.#heard({ type: isLeader ? 'LEADS' : 'FOLLOWS' });
  }
  #reach(isReachable: boolean): void {
    this.#isReachable = isReachable;
    this.#say(`${this.#clock.now} the server is ${isReachable ? 'there' : 'gone'}`);
  }
  #sign(isSignedIn: boolean): void {
    this.#isSignedIn = isSignedIn;
    if (isSignedIn) this.#heard({ type: 'SIGNED_IN' });
    else this.#say(`${this.#clock.now} signed out`);
  }

  #ask(op: Operation): void {
    this.#asked.push({ opId: op.opId, target: op.kind === 'UNDO' ? op.target : undefined });
    this.#say(
      `${this.#clock.now} asked for ${op.opId} ${op.kind === 'UNDO' ? `UNDO ${op.target}` : op.kind}`,
    );
    this.#obeyed.clear();
    this.#page.send({ type: 'ASKED', op });
    if (
      !this.#obeyed.has(op.opId) &&
      !(op.kind === 'UNDO' && (this.#obeyed.has(op.target) || this.#leaving.has(op.target)))
    )
      this.#faults.push(`nothing was done with ${op.opId}`);
  }
  #touch(): void {
    const opId = `o${this.#asked.length}`;
    if (this.#random.chance(2)) this.#poisoned.add(opId);
    const tasks = [{ task: 't', from: 'PND', to: 'CRT', epoch: 0, rev: 0 }] as const;
    this.#ask({ opId, install: this.#disk.install, kind: 'START', tasks });
  }
  #takeBack(): void {
    const targets = this.#asked
      .slice(this.#random.chance(50) ? -4 : -12)
      .filter(({ target }) => target === undefined);
    if (targets.length === 0) return;
    const { opId: target } = this.#random.pick(targets);
    this.#ask({ opId: `o${this.#asked.length}`, install: this.#disk.install, kind: 'UNDO', target });
  }

  #obey(page: Page, command: Command): void {
    switch (command.type) {
      case 'STORE': {
        const { opId } = command.op;
        this.#obeyed.add(opId);
        this.#write(
          page,
          () => this.#store(command.op),
          { type: 'STORED', opId },
          () => {
            page.send({ type: 'STORE_FAILED', opId });
            if (page.isOpen && !this.#failed.has(opId)) this.#faults.push(`${opId} failed in silence`);
          },
        );
        break;
      }
      case 'LEAVE': {
        const { opId } = command;
        this.#obeyed.add(opId);
        this.#leaving.add(opId);
        this.#write(
          page,
          () => this.#leave(opId),
          { type: 'LEFT', opId },
          () => {
            this.#leaving.delete(opId);
            this.#stayed.delete(opId);
            page.send({ type: 'LEAVE_FAILED', opId });
            const isThere = this.#disk.entries.some(({ op }) => op.opId === opId);
            if (page.isOpen && isThere && !this.#stayed.has(opId))
              this.#faults.push(`${opId} was not taken back, and nobody says so`);
          },
        );
        break;
      }
      case 'NUMBER':
        this.#write(
          page,
          () => this.#number(command),
          { type: 'NUMBERED' },
          () => page.send({ type: 'NUMBER_FAILED', jitter: this.#jitter() }),
        );
        break;
      case 'FORGET':
        this.#write(page, () => this.#forget(command.opIds));
        break;
      case 'SET_ASIDE': {
        const { opId } = command.op;
        this.#aside.add(opId);
        this.#write(page, () => this.#forget([opId]));
        break;
      }
      case 'SEND':
        this.#send(page, command);
        break;
      case 'ABORT':
        page.request = 0;
        break;
      case 'TELL':
        for (const { opId } of command.answers) this.#told.add(opId);
        break;
      case 'TELL_NOT_STORED':
        this.#failed.add(command.op.opId);
        break;
      case 'TELL_NOT_TAKEN_BACK':
        this.#stayed.add(command.opId);
        break;
      case 'ASK_TO_SIGN_IN':
        if (this.#isSignedIn) this.#clock.after(0, () => page.send({ type: 'SIGNED_IN' }));
        break;
      case 'START_TIMER':
        this.#startTimer(page, command.timer, command.delay);
        break;
      case 'STOP_TIMER':
        page.timers.get(command.timer)?.();
        page.timers.delete(command.timer);
        break;
    }
  }

  #startTimer(page: Page, timer: outbox.OutboxTimer, delay: number): void {
    page.timers.get(timer)?.();
    const fire = (): void =>
      page.send(timer === 'T_TIMEOUT' ? { type: timer, jitter: this.#jitter() } : { type: timer });
    page.timers.set(timer, this.#clock.after(delay, fire));
  }
  #write(page: Page, change: () => void, done?: Event, failed?: () => void): void {
    this.#disk.write(done?.type === 'STORED' || done?.type === 'LEFT', change, (isDone) => {
      if (!isDone) failed?.();
      else if (done) page.send(done);
    });
  }
  #jitter(): number {
    return this.#random.below(1000) / 1000;
  }

  #store(op: Operation): void {
    this.#kept.add(op.opId);
    this.#disk.entries = [...this.#disk.entries, { op, dseq: undefined }];
  }
  #leave(opId: string): void {
    this.#forget([opId]);
    this.#left.add(opId);
  }
  #forget(opIds: readonly string[]): void {
    this.#disk.entries = this.#disk.entries.filter(({ op }) => !opIds.includes(op.opId));
  }
  #number({ install, dseqs }: Extract<Command, { type: 'NUMBER' }>): void {
    const disk = this.#disk;
    disk.lastDseq = Math.max(install === disk.install ? disk.lastDseq : 0, ...Object.values(dseqs));
    disk.install = install;
    disk.entries = disk.entries.map((one) => ({ ...one, dseq: dseqs[one.op.opId] ?? one.dseq }));
  }

  /** What lies on the disk is the promise: whatever goes out has to be there, with the number that it goes by. */
  #checkSent(page: Page, { install, ops }: Sent): void {
    if (!page.isLeader) this.#faults.push(`${ops[0]?.op.opId} was sent by a page that follows`);
    if (ops.length === 0 || ops.length > 50) this.#faults.push(`${ops.length} operations were sent together`);
    for (const { op, dseq } of ops) {
      const used = this.#numbers.get(`${install} ${dseq}`) ?? op.opId;
      // What was answered and could not be forgotten is known by its id, whatever its number.
      const isAnswered = this.#told.has(op.opId) || this.#told.has(used);
      if (used !== op.opId && !isAnswered && !this.#putBack.has(install))
        this.#faults.push(`${op.opId} was sent by the number of ${used}`);
      this.#numbers.set(`${install} ${dseq}`, op.opId);
      const first = this.#numberOf.get(`${install} ${op.opId}`) ?? dseq;
      if (first !== dseq) this.#faults.push(`${op.opId} was sent as ${first}, and now as ${dseq}`);
      this.#numberOf.set(`${install} ${op.opId}`, dseq);
      const entry = this.#disk.entries.find((one) => one.op.opId === op.opId);
      if (entry?.dseq !== dseq || this.#disk.install !== install)
        this.#faults.push(`${op.opId} was sent as ${dseq}, on the disk is ${entry?.dseq ?? 'nothing'}`);
    }
  }

  #send(page: Page, sent: Sent): void {
    this.#checkSent(page, sent);
    const random = this.#random;
    const request = (this.#requests += 1);
    page.request = request;
    this.#say(`${this.#clock.now} sent ${sent.ops.map(({ op, dseq }) => `${op.opId}=${dseq}`).join(' ')}`);
    const isLost = !this.#isHealing && random.chance(12);
    const fail = (event: Event): void => {
      if (page.request === request) page.send(event);
    };
    if (isLost || !this.#isReachable) {
      if (random.chance(50))
        this.#clock.after(random.below(4000), () => fail({ type: 'LOST', jitter: this.#jitter() }));
      return;
    }
    if (!this.#isSignedIn) {
      this.#clock.after(50, () => fail({ type: 'SIGN_IN_NEEDED' }));
      return;
    }
    if (random.chance(6)) this.#clock.after(random.below(30_000), () => this.#server.take(sent));
    this.#clock.after(this.#delay(), () => {
      const reply = this.#server.take(sent);
      this.#say(`${this.#clock.now} ${sent.ops[0]?.op.opId}…: ${reply}`);
      if (!this.#isHealing && random.chance(12)) return;
      this.#clock.after(this.#delay(), () => {
        if (reply === 'refused') fail({ type: 'REFUSED' });
        else if (reply === 'installKnown')
          fail({ type: 'INSTALL_KNOWN', install: `install${(this.#installs += 1)}` });
        else
          page.send({
            type: 'ANSWERED',
            answers: sent.ops.map(({ op }) => ({ opId: op.opId, outcomes: { t: 'applied' } })),
          });
      });
    });
  }
  #delay(): number {
    return !this.#isHealing && this.#random.chance(8)
      ? this.#random.below(12_000)
      : 5 + this.#random.below(150);
  }
}
