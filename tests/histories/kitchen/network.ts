import { type BodyOf, kitchenCalls, screenCalls } from '@comanda/api/calls';
import type { Client } from '@comanda/api/client';
import type { MonitorFrame, ScreenFrame } from '@comanda/api/live';
import type { Socket, SocketListener } from '../../../apps/kds/src/engine/ports.ts';
import type { SimulatedClock } from '../clock.ts';
import type { Random } from '../random.ts';
import type { Platform } from './platform.ts';

type Reply = { readonly ok: true; readonly data: unknown } | typeof offline;
const offline = { ok: false, failure: { kind: 'offline' } } as const;

/** A socket, as the server has it. */
interface Line {
  readonly monitor: string;
  readonly hear: (frame: MonitorFrame) => void;
  readonly close: () => void;
  /** Told up to here, once the screen has said where it stands. */
  seq: number | undefined;
  isOpen: boolean;
  /** Swallows both ways and stays open. */
  isDead: boolean;
}
/** `up` · `down` everything fails at once, or hangs · `swallowing` everything hangs. */
export type Weather = 'up' | 'down' | 'swallowing';

/** What lies between one screen and the server: late, lost, doubled, cut, half open. */
export class Network {
  weather: Weather = 'up';
  isHealed = false;
  readonly #clock: SimulatedClock;
  readonly #random: Random;
  readonly #platform: Platform;
  /** After something has been written: every line of every screen is told. */
  readonly #pump: () => Promise<void>;
  readonly #lines = new Set<Line>();

  constructor(clock: SimulatedClock, random: Random, platform: Platform, pump: () => Promise<void>) {
    this.#clock = clock;
    this.#random = random;
    this.#platform = platform;
    this.#pump = pump;
  }

  set(weather: Weather): void {
    this.weather = weather;
    if (weather === 'up') return;
    for (const line of this.#lines)
      if (weather === 'down' && this.#random.chance(60)) line.close();
      else line.isDead = true;
  }
  /** Cuts what is open; who connects again may. */
  drop(): void {
    for (const line of this.#lines) line.close();
  }
  halfOpen(): void {
    for (const line of this.#lines) line.isDead = true;
  }
  /** What its monitor has to be told by now. */
  async tell(): Promise<void> {
    for (const line of this.#lines) {
      if (line.seq === undefined || !line.isOpen) continue;
      for (const data of await this.#platform.after(line.monitor, line.seq)) {
        line.seq = data.seq;
        const fault = this.isHealed ? 50 : this.#random.below(50);
        if (fault !== 0) line.hear({ data });
        if (fault === 1) line.hear({ data });
      }
    }
  }

  /** The platform's calls as one page has them. */
  clientFor(monitor: string, isAlive: () => boolean): Pick<Client, 'call'> {
    const call = (
      called: { readonly name: string },
      options: { data?: unknown; signal?: AbortSignal } = {},
    ) =>
      new Promise<Reply>((resolve) => {
        const reply = (answer: Reply): void => {
          if (isAlive()) resolve(answer);
        };
        options.signal?.addEventListener('abort', () => reply(offline));
        this.#carry(() => this.#serve(monitor, called.name, options.data), reply);
      });
    // It answers as the contract says, by the name of the call.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return { call: call as unknown as Client['call'] };
  }

  socketFor(monitor: string, isAlive: () => boolean, { opened, closed, heard }: SocketListener): Socket {
    let due = 0;
    const line: Line = {
      monitor,
      seq: undefined,
      isOpen: true,
      isDead: this.weather === 'swallowing',
      hear: (frame) => {
        if (line.isDead) return;
        // One after the other, however late.
        due = Math.max(due, this.#clock.now + this.#delay());
        this.#clock.after(due - this.#clock.now, () => {
          if (line.isOpen && !line.isDead && isAlive()) heard(JSON.stringify(frame));
        });
      },
      close: () => {
        if (!line.isOpen) return;
        line.isOpen = false;
        this.#lines.delete(line);
        if (isAlive() && !line.isDead) closed();
      },
    };
    this.#lines.add(line);
    this.#clock.after(this.#delay(), () => {
      if (!isAlive() || !line.isOpen || line.isDead) return;
      if (this.weather === 'up') opened();
      else line.close();
    });
    return {
      say: (text) => {
        if (line.isDead || !isAlive()) return;
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        const frame = JSON.parse(text) as ScreenFrame;
        this.#clock.after(this.#delay(), () => this.#answer(line, frame));
      },
      close: () => {
        line.isOpen = false;
        this.#lines.delete(line);
      },
    };
  }

  #delay(): number {
    if (!this.isHealed && this.#random.chance(3)) return this.#random.below(9000);
    return 3 + this.#random.below(120);
  }
  #carry(serve: () => Promise<unknown>, reply: (answer: Reply) => void): void {
    const random = this.#random;
    const lost = this.isHealed ? 100 : random.below(100);
    if (this.weather !== 'up' || lost < 6) {
      if (this.weather !== 'swallowing' && random.chance(60))
        this.#clock.after(random.below(3000), () => reply(offline));
      return;
    }
    if (!this.isHealed && random.chance(5)) this.#clock.after(random.below(30_000), serve);
    this.#clock.after(this.#delay(), async () => {
      const data = await serve();
      if (lost < 14 || this.weather !== 'up') {
        if (random.chance(50)) this.#clock.after(random.below(3000), () => reply(offline));
      } else this.#clock.after(this.#delay(), () => reply({ ok: true, data }));
    });
  }
  async #serve(monitor: string, name: string, data: unknown): Promise<unknown> {
    if (name === screenCalls.ticket.name) return { ticket: 't' };
    if (name === kitchenCalls.line.name) {
      const { install, ops } = data as BodyOf<typeof kitchenCalls.line>;
      const answer = await this.#platform.line(monitor, install, ops);
      await this.#pump();
      return answer;
    }
    return this.#platform.board(monitor, (data as BodyOf<typeof kitchenCalls.regular>).since);
  }
  async #answer(line: Line, frame: ScreenFrame): Promise<void> {
    if (!line.isOpen || line.isDead) return;
    const { epoch, seq, newest, now } = await this.#platform.standing(line.monitor);
    if ('hello' in frame) {
      const { since } = frame.hello;
      if (since && (since.epoch !== epoch || since.seq > seq))
        line.hear({ reset: { epoch, why: 'history' } });
      line.seq = since?.epoch === epoch && since.seq <= seq ? since.seq : seq;
      await this.tell();
    }
    line.hear({ hb: { epoch, head: newest, now, up: 0 } });
  }
}
