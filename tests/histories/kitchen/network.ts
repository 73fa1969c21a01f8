import { type BodyOf, kitchenCalls, screenSelfCalls } from '@comanda/api/calls';
import type { Client } from '@comanda/api/client';
import type { Socket, SocketListener } from '../../../apps/kds/src/engine/ports.ts';
import {
  type MonitorLine,
  type MonitorLineOptions,
  openMonitorLine,
} from '../../../apps/server/src/live/monitorLine.ts';
import type { SimulatedClock } from '../clock.ts';
import type { Random } from '../random.ts';
import type { Platform } from './platform.ts';
import { serverEnd } from './serverEnd.ts';

type Reply = { readonly ok: true; readonly data: unknown } | typeof offline;
const offline = { ok: false, failure: { kind: 'offline' } } as const;

/** A socket, from both of its ends. */
interface Wire {
  readonly cut: () => void;
  /** Swallows both ways and stays open. */
  isDead: boolean;
  /** The server's end, once it has taken the screen. */
  line: MonitorLine | undefined;
}
export interface NetworkOptions {
  readonly clock: SimulatedClock;
  readonly random: Random;
  readonly platform: Platform;
  /** Sends every line of every screen what was written, and what it lags behind. */
  readonly pump: () => void;
}

/** `up` · `down` everything fails at once, or hangs · `swallowing` everything hangs. */
export type Weather = 'up' | 'down' | 'swallowing';

/** What lies between one screen and the server: late, lost, doubled, cut, half open. */
export class Network {
  weather: Weather = 'up';
  isHealed = false;
  readonly #with: NetworkOptions;
  readonly #wires = new Set<Wire>();

  constructor(options: NetworkOptions) {
    this.#with = options;
  }

  set(weather: Weather): void {
    this.weather = weather;
    if (weather === 'up') return;
    for (const wire of this.#wires)
      if (weather === 'down' && this.#with.random.chance(60)) wire.cut();
      else wire.isDead = true;
  }
  /** Cuts what is open; who connects again may. */
  drop(): void {
    for (const wire of this.#wires) wire.cut();
  }
  halfOpen(): void {
    for (const wire of this.#wires) wire.isDead = true;
  }
  /** The server's ends of what is open. */
  get lines(): readonly MonitorLine[] {
    return [...this.#wires].flatMap(({ line }) => line ?? []);
  }

  /** The platform's calls as one page has them. */
  clientFor(
    monitor: string,
    isAlive: () => boolean,
    onLine: (data: BodyOf<typeof kitchenCalls.line>) => void,
  ): Pick<Client, 'call'> {
    const call = (
      called: { readonly name: string },
      options: { data?: unknown; signal?: AbortSignal } = {},
    ) =>
      new Promise<Reply>((resolve) => {
        const reply = (answer: Reply): void => {
          if (isAlive()) resolve(answer);
        };
        options.signal?.addEventListener('abort', () => reply(offline));
        if (called.name === kitchenCalls.line.name) onLine(options.data as BodyOf<typeof kitchenCalls.line>);
        this.#carry(() => this.#serve(monitor, called.name, options.data), reply);
      });
    // It answers as the contract says, by the name of the call.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return { call: call as unknown as Client['call'] };
  }

  socketFor(monitor: string, isAlive: () => boolean, { opened, closed, heard }: SocketListener): Socket {
    const { clock } = this.#with;
    let isOpen = true;
    let due = 0;
    const end = (): void => {
      isOpen = false;
      this.#wires.delete(wire);
      server.closed();
    };
    const wire: Wire = {
      isDead: this.weather === 'swallowing',
      line: undefined,
      cut: () => {
        if (!isOpen) return;
        end();
        if (isAlive() && !wire.isDead) closed();
      },
    };
    const server = serverEnd({
      clock,
      isOpen: () => isOpen,
      isHeard: () => !wire.isDead,
      cut: wire.cut,
      send: (text, isData) => {
        const fault = isData && !this.isHealed ? this.#with.random.below(50) : 50;
        if (wire.isDead || fault === 0) return;
        // One after the other, however late.
        for (let times = fault === 1 ? 2 : 1; times > 0; times -= 1) {
          due = Math.max(due, clock.now + this.#delay());
          clock.after(due - clock.now, () => {
            if (isOpen && !wire.isDead && isAlive()) heard(text);
          });
        }
      },
    });
    this.#wires.add(wire);
    clock.after(this.#delay(), () => {
      if (!isAlive() || !isOpen || wire.isDead) return;
      if (this.weather === 'up') {
        wire.line = this.#open(monitor, server.bind);
        opened();
      } else wire.cut();
    });
    return {
      say: (text) => {
        if (wire.isDead || !isAlive()) return;
        clock.after(this.#delay(), () => server.hear(text));
      },
      close: () => {
        if (isOpen) end();
      },
    };
  }

  /** The server's line itself, on the platform of this history. */
  #open(idMonitor: string, bind: MonitorLineOptions['bind']): MonitorLine {
    const { platform, pump } = this.#with;
    return openMonitorLine({
      bind,
      screen: { idCompany: 'company', idStore: platform.idStore, idScreen: idMonitor },
      stand: (of) => platform.stand(idMonitor, of),
      onLag: pump,
      onSent: () => undefined,
      onClosed: () => undefined,
    });
  }
  #delay(): number {
    if (!this.isHealed && this.#with.random.chance(3)) return this.#with.random.below(9000);
    return 3 + this.#with.random.below(120);
  }
  #carry(serve: () => Promise<unknown>, reply: (answer: Reply) => void): void {
    const { random } = this.#with;
    const lost = this.isHealed ? 100 : random.below(100);
    if (this.weather !== 'up' || lost < 6) {
      if (this.weather !== 'swallowing' && random.chance(60))
        this.#with.clock.after(random.below(3000), () => reply(offline));
      return;
    }
    if (!this.isHealed && random.chance(5)) this.#with.clock.after(random.below(30_000), serve);
    this.#with.clock.after(this.#delay(), async () => {
      const data = await serve();
      if (lost < 14 || this.weather !== 'up') {
        if (random.chance(50)) this.#with.clock.after(random.below(3000), () => reply(offline));
      } else this.#with.clock.after(this.#delay(), () => reply({ ok: true, data }));
    });
  }
  async #serve(monitor: string, name: string, data: unknown): Promise<unknown> {
    if (name === screenSelfCalls.ticket.name) return { ticket: 't' };
    if (name === kitchenCalls.line.name) {
      const { install, ops } = data as BodyOf<typeof kitchenCalls.line>;
      const answer = await this.#with.platform.line(monitor, install, ops);
      this.#with.pump();
      return answer;
    }
    return this.#with.platform.board(monitor, (data as BodyOf<typeof kitchenCalls.regular>).since);
  }
}
