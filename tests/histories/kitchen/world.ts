import type { ShownTask } from '../../../apps/kds/src/engine/kitchen.ts';
import type { MonitorLine } from '../../../apps/server/src/live/monitorLine.ts';
import { openPump } from '../../../apps/server/src/live/pump.ts';
import type { KitchenStretch } from '../../../apps/server/src/live/stream.ts';
import { SimulatedClock } from '../clock.ts';
import type { Random } from '../random.ts';
import { MemoryDisk } from './disk.ts';
import { Ledger } from './ledger.ts';
import { Network } from './network.ts';
import type { Platform, TillOrder } from './platform.ts';
import { Screen } from './screen.ts';

export type OpenPlatform = (
  now: () => number,
  ledger: Ledger,
  monitors: readonly string[],
) => Platform | Promise<Platform>;

/** So long what is ready waits to be collected, by the clock of the history. */
const UNCOLLECTED_MS = 60_000;
/** Nobody looks away for longer. */
const WATCHED_MS = 3000;
/** Lets everything happen that no clock holds up. */
const flush = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
/** The shop has one stream. */
const STREAM = 'kitchen';
const moves = { PND: 'START', CRT: 'FINISH' } as const;

/** A shop: a till, a server, and two to four screens with their cooks, disks and networks; time is simulated. */
export class World {
  readonly clock: SimulatedClock;
  readonly ledger: Ledger;
  readonly platform: Platform;
  readonly screens: readonly Screen[];
  /** When each monitor was arranged anew. */
  readonly arrangedAt = new Map<string, number>();
  readonly #random: Random;
  readonly #say: (step: string) => void;
  readonly #orders: TillOrder[] = [];
  /** What each cook saw when they pressed last. */
  readonly #sights = new Map<Screen, readonly (readonly ShownTask[])[]>();
  /** As the process of the server reads what is new, for all of its lines. */
  readonly #pump = openPump<KitchenStretch>({
    read: (_, after) => this.platform.after(after),
    positionsOn: () => this.#lines().flatMap((line) => line.position() ?? []),
    deliver: (_, stretch) => {
      for (const line of this.#lines()) line.deliver(stretch);
    },
    log: {
      warn: ({ err }: { readonly err: unknown }) => {
        throw err;
      },
    },
  });
  acts = 0;
  /** Looks at all of it again and again while time passes. */
  watch: () => void = () => undefined;

  private constructor(
    platform: Platform,
    ledger: Ledger,
    clock: SimulatedClock,
    random: Random,
    say: (step: string) => void,
  ) {
    this.clock = clock;
    this.ledger = ledger;
    this.platform = platform;
    this.#random = random;
    this.#say = say;
    this.screens = platform.monitors.map(
      (monitor) =>
        new Screen(
          monitor,
          clock,
          random,
          new MemoryDisk(clock, random, ledger),
          new Network({ clock, random, platform, pump: () => this.#pump.pump(STREAM) }),
        ),
    );
  }
  static async open(openPlatform: OpenPlatform, random: Random, say: (step: string) => void): Promise<World> {
    const clock = new SimulatedClock();
    const ledger = new Ledger(() => clock.now);
    const monitors = Array.from({ length: 2 + random.below(3) }, (_, index) => `monitor${index + 1}`);
    const platform = await openPlatform(() => clock.now + 1_800_000_000_000, ledger, monitors);
    const world = new World(platform, ledger, clock, random, say);
    await world.pass(500);
    await world.#fire();
    await world.#fire();
    await world.pass(500);
    return world;
  }

  async step(): Promise<void> {
    const random = this.#random;
    const drawn = random.below(100);
    if (drawn < 40) this.#cook();
    else if (drawn < 46) this.#takeBack();
    else if (drawn < 52) await this.#fire();
    else if (drawn < 55) await this.#void();
    else if (drawn < 84) await this.pass(random.chance(12) ? random.below(30_000) : random.below(900));
    else if (drawn < 96) this.#trouble();
    else if (drawn < 97) await this.#rearrange();
    else if (drawn < 98) await this.#forget();
    else if (drawn < 99) await this.#clear();
    else await this.pass(random.below(5000));
    await flush();
  }

  /** The networks and disks are sound again. */
  heal(): void {
    this.#say(`${this.clock.now} everything heals`);
    for (const { network, disk } of this.screens) {
      network.isHealed = true;
      network.set('up');
      disk.failing = 0;
      disk.hanging = 0;
    }
  }

  async pass(ms: number): Promise<void> {
    const end = this.clock.now + ms;
    while (this.clock.now < end) {
      const part = Math.min(end, this.clock.now + WATCHED_MS);
      for (let run = this.clock.take(part); run; run = this.clock.take(part)) {
        await run();
        await this.#pump.drained();
        await flush();
      }
      this.watch();
    }
  }

  #note(step: string): void {
    this.acts += 1;
    this.#say(`${this.clock.now} ${step}`);
  }
  #lines(): readonly MonitorLine[] {
    return this.screens.flatMap(({ network }) => network.lines);
  }

  /** A new order, or more of one that is there. */
  async #fire(): Promise<void> {
    const random = this.#random;
    const isNew = this.#orders.length === 0 || random.chance(70);
    const index = isNew ? this.#orders.length : random.below(this.#orders.length);
    const known = this.#orders[index] ?? { number: index + 1, revision: 0, lines: [] };
    const fresh = Array.from({ length: 1 + random.below(3) }, (_, nth) => ({
      number: known.lines.length + nth + 1,
      section: random.pick(this.platform.sections),
      isVoided: false,
    }));
    await this.#upload(index, { ...known, revision: known.revision + 1, lines: [...known.lines, ...fresh] });
  }
  async #void(): Promise<void> {
    const random = this.#random;
    const index = random.below(this.#orders.length);
    const known = this.#orders[index];
    if (!known) return;
    const { number: gone } = random.pick(known.lines);
    const lines = known.lines.map((line) => (line.number === gone ? { ...line, isVoided: true } : line));
    await this.#upload(index, { ...known, revision: known.revision + 1, lines });
  }
  async #upload(index: number, order: TillOrder): Promise<void> {
    this.#orders[index] = order;
    this.#note(
      `the till sends order ${order.number} revision ${order.revision}: ${order.lines.map(({ section, isVoided }) => (isVoided ? `(${section})` : section)).join(' ')}`,
    );
    await this.platform.upload(order);
    this.#pump.pump(STREAM);
    await this.#pump.drained();
  }

  #shownTo(screen: Screen): readonly (readonly ShownTask[])[] {
    return screen.kitchen.state
      .get()
      .orders.map(({ tasks }) =>
        tasks.filter(({ isForeign, isAcknowledged }) => !isForeign && !isAcknowledged),
      )
      .filter((tasks) => tasks.length > 0);
  }
  /** A cook touches a dish, an order's dishes that stand alike, or one dish over all orders. */
  #cook(): void {
    const random = this.#random;
    const screen = random.pick(this.screens);
    const now = this.#shownTo(screen);
    // Some press what they saw a while ago: a dialog was open, or their hand lay on the screen.
    const orders = random.chance(15) ? (this.#sights.get(screen) ?? now) : now;
    this.#sights.set(screen, now);
    if (orders.length === 0) return;
    const tasks = random.pick(orders);
    const first = random.pick(tasks);
    const { status } = first;
    const kind =
      status === 'DSC'
        ? 'ACK_DISCARD'
        : status === 'PND' || status === 'CRT'
          ? random.chance(8)
            ? 'DISCARD'
            : moves[status]
          : undefined;
    if (!kind) return;
    const isDish = (task: ShownTask): boolean => task.section === first.section;
    const among = random.chance(40) ? orders.flat().filter(isDish) : tasks;
    const together = random.chance(30) ? among.filter((task) => task.status === status) : [first];
    const ids = together.map(({ id }) => id);
    const label = `${this.acts} ${ids.join(' ')}`;
    this.ledger.pressed(label, together);
    this.#note(`${screen.monitor} ${kind} ${ids.join(' ')} (${screen.shown})`);
    if (kind === 'START' && random.chance(12)) {
      const section = random.pick(this.platform.sections);
      this.#note(`${screen.monitor} means TRANSFER to ${section}`);
      screen.kitchen.move('TRANSFER', together, label, section);
    } else screen.kitchen.move(kind, together, label);
  }
  #takeBack(): void {
    const screen = this.#random.pick(this.screens);
    const { undo } = screen.kitchen.state.get();
    const wanted = this.#random.chance(20) && undo.length > 0 ? this.#random.pick(undo) : undefined;
    this.#note(`${screen.monitor} takes back ${wanted?.label ?? 'the newest'}`);
    screen.kitchen.takeBack(wanted?.opId);
  }

  #trouble(): void {
    const random = this.#random;
    const screen = random.pick(this.screens);
    const { network, disk } = screen;
    const what = random.pick([
      'weather',
      'weather',
      'weather',
      'drop',
      'halfOpen',
      'kill',
      'kill',
      'clock',
      'retry',
      'oldDisk',
    ] as const);
    this.#note(`${screen.monitor} ${what}`);
    switch (what) {
      case 'weather':
        network.set(network.weather === 'up' ? random.pick(['down', 'swallowing']) : 'up');
        break;
      case 'drop':
        network.drop();
        break;
      case 'halfOpen':
        network.halfOpen();
        break;
      case 'clock':
        screen.setClock(random.below(24 * 3_600_000) - 12 * 3_600_000);
        break;
      case 'retry':
        screen.kitchen.retry();
        break;
      case 'oldDisk':
        if (random.chance(20)) disk.kept = { ...disk.kept, lastDseq: random.below(disk.kept.lastDseq + 1) };
        screen.kill();
        break;
      default:
        screen.kill();
    }
  }
  async #rearrange(): Promise<void> {
    const random = this.#random;
    const monitor = random.pick(this.platform.monitors);
    const all = this.platform.sections;
    const own = random.chance(50) ? all : [random.pick(all), random.pick(all)];
    this.arrangedAt.set(monitor, this.clock.now);
    this.#note(`${monitor} shows ${own.join(' ')}`);
    await this.platform.rearrange(monitor, [...new Set(own)], random.chance(80));
  }
  async #clear(): Promise<void> {
    this.#note('what nobody collects leaves');
    await this.platform.clear(UNCOLLECTED_MS);
    this.#pump.pump(STREAM);
    await this.#pump.drained();
  }
  async #forget(): Promise<void> {
    const kept = this.#random.below(6);
    this.#note(`the server keeps its ${kept} newest events`);
    await this.platform.forget(kept);
  }
}
