import type { Kitchen } from '../../../apps/kds/src/engine/kitchen.ts';
import { startKitchen } from '../../../apps/kds/src/engine/start.ts';
import type { SimulatedClock } from '../clock.ts';
import type { Random } from '../random.ts';
import type { MemoryDisk } from './disk.ts';
import type { Network } from './network.ts';

/** One screen of a monitor: its disk and its network last, its page is opened and killed. */
export class Screen {
  readonly monitor: string;
  readonly disk: MemoryDisk;
  readonly network: Network;
  readonly #clock: SimulatedClock;
  readonly #random: Random;
  #page = 0;
  /** How far its wall clock is off. */
  #wallAhead = 1_700_000_000_000;
  kitchen: Kitchen;

  constructor(monitor: string, clock: SimulatedClock, random: Random, disk: MemoryDisk, network: Network) {
    this.monitor = monitor;
    this.disk = disk;
    this.network = network;
    this.#clock = clock;
    this.#random = random;
    this.kitchen = this.#open();
  }

  /** The power is cut, and the page opens again with what lies on the disk. */
  kill(): void {
    this.#page += 1;
    this.disk.cut();
    this.network.drop();
    this.kitchen = this.#open();
  }
  setClock(by: number): void {
    this.#wallAhead += by;
  }
  get shown(): string {
    return this.kitchen.state.get().line.shownAt(this.#clock.now);
  }

  #open(): Kitchen {
    const page = this.#page;
    const isAlive = (): boolean => this.#page === page;
    const { monitor, network } = this;
    return startKitchen(
      {
        disk: this.disk.open(),
        client: network.clientFor(monitor, isAlive, (data) => {
          if (this.kitchen.state.get().isDiskAway) this.disk.passedBy(data);
        }),
        openSocket: (_, listener) => network.socketFor(monitor, isAlive, listener),
        clock: {
          // A wall clock tells whole milliseconds, a steady one their parts too.
          wall: () => Math.floor(this.#clock.now) + this.#wallAhead,
          steady: () => this.#clock.now,
          after: (delay, act) =>
            this.#clock.after(delay, () => {
              if (isAlive()) act();
            }),
        },
        random: () => this.#random.below(2 ** 31) / 2 ** 31,
        lead: (tell) => {
          tell(true);
          return () => undefined;
        },
        surroundings: { isOnline: () => true, isVisible: () => true, onNetwork: () => () => undefined },
      },
      { monitor },
    );
  }
}
