import { setTimeout as pause } from 'node:timers/promises';
import { faultsOf } from '../../histories/rules/check.ts';
import { type Random, randomOf } from '../../histories/random.ts';
import type { Change } from '../../histories/rules/record.ts';
import { historyOf, standingOf } from './record.ts';
import type { WallScreen } from './screen.ts';
import type { Shop } from './shop.ts';

/** Milliseconds within which a screen that lacks something has to say so, and a second for being read. */
const staleAfter = 35_000 + 1_000;
/** Milliseconds after the last fault within which everything has arrived everywhere. */
const healedWithin = 60_000;
const watchEvery = 500;

export interface Outcome {
  readonly faults: readonly string[];
  readonly steps: number;
  readonly operations: number;
  readonly seconds: number;
}

/** One order at a time, so that a page never hides one: what is fired is small, what is old is voided. */
interface Fired {
  readonly number: number;
  revision: number;
  readonly lines: { readonly number: number; readonly name: string; isVoided: boolean }[];
  at: number;
}

/** What a board may show of a task that has long been in this status; what is done may have left it. */
const mayShow = (status: string): readonly (string | undefined)[] => {
  if (status === 'PND') return ['pending'];
  if (status === 'CRT') return ['started'];
  return [undefined, status === 'DSC' ? 'givenUp' : 'finished'];
};

class Run {
  readonly #shop: Shop;
  readonly #screens: readonly WallScreen[];
  readonly #random: Random;
  readonly #faults = new Set<string>();
  readonly #fired: Fired[] = [];
  readonly #seed: number;
  #isOver = false;
  /** What was wrong on each screen at the last look: lines, each with its `rev`. */
  readonly #suspects = new Map<string, ReadonlySet<string>>();
  #steps: string[] = [];

  constructor(shop: Shop, screens: readonly WallScreen[], seed: number) {
    this.#shop = shop;
    this.#screens = screens;
    this.#random = randomOf(seed);
    this.#seed = seed;
  }

  get faults(): readonly string[] {
    return [...this.#faults];
  }
  get steps(): readonly string[] {
    return this.#steps;
  }

  async #send(order: Fired): Promise<void> {
    order.revision += 1;
    await this.#shop.fire({
      number: order.number,
      revision: order.revision,
      at: new Date(order.at).toISOString(),
      serviceKind: '00',
      place: `T${String(order.number % 40)}`,
      lines: order.lines.map((line) => ({ ...line, quantity: '1' })),
    });
  }
  async #order(): Promise<void> {
    const number = this.#seed * 1000 + this.#fired.length + 1;
    const lines = Array.from({ length: 1 + this.#random.below(3) }, (_, index) => ({
      number: index + 1,
      name: `Plato ${String(number)}.${String(index + 1)}`,
      isVoided: false,
    }));
    const order = { number, revision: 0, lines, at: Date.now() };
    this.#fired.push(order);
    await this.#send(order);
  }
  async #void(): Promise<void> {
    const order = this.#fired[this.#random.below(this.#fired.length)];
    const line = order?.lines[this.#random.below(order.lines.length)];
    if (!order || !line || line.isVoided) return;
    line.isVoided = true;
    await this.#send(order);
  }
  async #bump(screen: WallScreen): Promise<void> {
    if (!screen.isUp) return;
    const lines = screen.page.locator('button[data-line]');
    const count = await lines.count().catch(() => 0);
    if (count === 0) return;
    await lines
      .nth(this.#random.below(count))
      .click({ timeout: 1_000, noWaitAfter: true })
      .catch(() => undefined);
  }

  async #step(): Promise<void> {
    const screen = this.#random.pick(this.#screens);
    const draw = this.#random.below(100);
    const log = (what: string): number => this.#steps.push(`${screen.name} ${what}`);
    if (draw < 14) {
      log('order');
      // The till keeps trying while the platform is away; nobody waits for it.
      void this.#order().catch((error: unknown) => this.#faults.add(String(error)));
    } else if (draw < 17 && this.#fired.length > 0) {
      log('void');
      void this.#void().catch((error: unknown) => this.#faults.add(String(error)));
    } else if (draw < 52) {
      log('bump');
      await this.#bump(screen);
    } else if (draw < 58 && screen.isUp) {
      log('undo');
      await screen.page.keyboard.press('Backspace').catch(() => undefined);
    } else if (draw < 64) {
      log('slow');
      screen.proxy.turn({ kind: 'slow', latency: this.#random.below(400), jitter: this.#random.below(300) });
    } else if (draw < 69) {
      log('cut');
      screen.proxy.turn({ kind: 'cut' });
    } else if (draw < 73) {
      log('deaf');
      screen.proxy.turn({ kind: 'deaf' });
    } else if (draw < 82) {
      log('fair');
      screen.proxy.turn({ kind: 'fair' });
    } else if (draw < 85) {
      log('reset');
      screen.proxy.reset();
    } else if (draw < 88) {
      log('power cut');
      await screen.kill();
      await screen.start();
    } else if (draw < 90) {
      log('server killed');
      await this.#shop.kill();
      await pause(this.#random.below(1_500));
      await this.#shop.start();
    }
    await pause(50 + this.#random.below(400));
  }

  /** Looks at every screen all the time: one that shows otherwise what is old may not look alive. */
  async #watch(): Promise<void> {
    while (!this.#isOver) {
      for (const screen of this.#screens) {
        if (!screen.isUp) continue;
        const seen = await screen.see().catch(() => undefined);
        if (!seen || seen.state === undefined || seen.state === 'old') continue;
        await this.#judge(screen, seen.lines);
      }
      await pause(watchEvery);
    }
  }
  /** Compares a board that looks alive with what the platform has had for longer than it may take. */
  async #judge(screen: WallScreen, lines: ReadonlyMap<string, string>): Promise<void> {
    const { rows } = await this.#shop.pool
      .query<{ line: string; status: string; name: string; rev: number }>(
        `select task.id_line as line, task.status, task.rev, line.name from kitchen_task task
          join kitchen_line line on line.id_company = task.id_company and line.id = task.id_line
          where task.id_store = $1 and task.id_section = any($2::uuid[]) and task.moved < $3`,
        [this.#shop.idStore, this.#shop.monitor.sections, Date.now() - staleAfter],
      )
      .catch(() => ({ rows: [] }));
    const wrong = rows.filter(({ line, status }) => !mayShow(status).includes(lines.get(line)));
    const before = this.#suspects.get(screen.name);
    this.#suspects.set(screen.name, new Set(wrong.map(({ line, rev }) => `${line} ${rev}`)));
    // A press between the two looks is no fault: one that stays over two rounds is.
    const stays = wrong.filter(({ line, rev }) => before?.has(`${line} ${rev}`));
    if (stays.length === 0) return;
    // What was touched there and is not answered yet is otherwise on that board by right.
    if ((await screen.waiting().catch(() => 1)) > 0) return;
    for (const { line, name, status } of stays)
      this.#faults.add(
        `${screen.name} looks alive and shows ${name} as ${lines.get(line) ?? 'gone'}, it is ${status}`,
      );
  }

  async #heal(): Promise<void> {
    for (const screen of this.#screens) screen.proxy.turn({ kind: 'fair' });
    await this.#shop.start();
    for (const screen of this.#screens) await screen.start();
    const end = Date.now() + healedWithin;
    let reason = '';
    for (;;) {
      reason = await this.#unhealed();
      if (reason === '' || Date.now() > end) break;
      await pause(watchEvery);
    }
    if (reason !== '') this.#faults.add(`after ${String(healedWithin / 1000)} s: ${reason}`);
  }
  /** Why not everything has arrived yet. */
  async #unhealed(): Promise<string> {
    const { rows } = await this.#shop.pool.query<{ line: string; status: string }>(
      `select id_line as line, status from kitchen_task
        where id_store = $1 and id_section = any($2::uuid[]) and status in ('PND', 'CRT')`,
      [this.#shop.idStore, this.#shop.monitor.sections],
    );
    for (const screen of this.#screens) {
      const seen = await screen.see().catch(() => undefined);
      if (seen?.state === undefined) return `${screen.name} has no board but ${await screen.words()}`;
      if (seen.state !== 'live') return `${screen.name} is ${seen.state}`;
      const waiting = await screen.waiting().catch(() => -1);
      if (waiting !== 0) return `${screen.name} has ${String(waiting)} to send`;
      for (const { line, status } of rows) {
        const shown = seen.lines.get(line);
        const due = status === 'PND' ? 'pending' : 'started';
        if (shown !== due) return `${screen.name} shows ${line} as ${shown ?? 'nothing'}, it is ${due}`;
      }
    }
    return '';
  }

  async play(): Promise<Outcome> {
    const began = performance.now();
    const standing = await standingOf(this.#shop.pool, this.#shop.idStore);
    const after = await this.#head();
    for (const screen of this.#screens) {
      screen.recorder.asked.clear();
      screen.recorder.stored.clear();
      screen.recorder.numbered.clear();
    }
    const watching = this.#watch();
    const steps = 40 + this.#random.below(40);
    await this.#order();
    for (let step = 0; step < steps; step += 1) await this.#step();
    await this.#heal();
    this.#isOver = true;
    await watching;
    await this.#check(standing, after);
    await this.#clear();
    const operations = this.#screens.reduce((sum, { recorder }) => sum + recorder.asked.size, 0);
    return { faults: this.faults, steps, operations, seconds: (performance.now() - began) / 1000 };
  }

  async #head(): Promise<number> {
    const { rows } = await this.#shop.pool.query<{ seq: string }>(
      'select seq from kitchen_head where id_store = $1',
      [this.#shop.idStore],
    );
    return Number(rows[0]?.seq ?? 0);
  }
  async #check(standing: readonly Change[], after: number): Promise<void> {
    const recorders = this.#screens.map(({ recorder }) => recorder);
    const asked = recorders.flatMap((recorder) => [...recorder.asked.values()]);
    const sent = new Set(recorders.flatMap((recorder) => [...recorder.numbered]));
    const mover = {
      kind: 'REGULAR',
      sections: this.#shop.monitor.sections,
      skipsStart: false,
      mayDiscard: true,
    };
    const history = await historyOf(this.#shop.pool, this.#shop.idStore, standing, after, mover, asked, sent);
    for (const fault of faultsOf(history)) this.#faults.add(fault);
    // On a disk, never sent, gone from there: only its own cook may have taken it back.
    const answered = new Set(history.answers.map(({ opId }) => opId));
    const unsent = recorders
      .flatMap(({ stored }) => [...stored])
      .filter((opId) => !answered.has(opId) && !sent.has(opId)).length;
    const undos = this.#steps.filter((step) => step.endsWith('undo')).length;
    if (unsent > undos) this.#faults.add(`${String(unsent)} stored and never sent, ${String(undos)} undone`);
  }
  /** Nothing of this run is in the way of the next one: a given-up dish stays on the board until a cook has seen it. */
  async #clear(): Promise<void> {
    for (const order of this.#fired) {
      for (const line of order.lines) line.isVoided = true;
      await this.#send(order);
    }
    const end = Date.now() + healedWithin;
    while ((await this.#unseen()) > 0) {
      if (Date.now() > end) throw new Error('What was given up stays on the board.');
      await this.#screens[0]?.page
        .locator('[data-bump]')
        .first()
        .click({ timeout: 1_000, noWaitAfter: true })
        .catch(() => undefined);
      // A hand that has rested: faster touches of one place are one.
      await pause(500);
    }
  }
  /** How many given-up dishes no cook has seen yet. */
  async #unseen(): Promise<number> {
    const { rows } = await this.#shop.pool.query<{ count: number }>(
      `select count(*)::int as count from kitchen_task task
        where task.id_store = $1 and task.id_section = any($2::uuid[]) and task.status = 'DSC' and not exists (
          select from kitchen_acknowledged seen where seen.id_company = task.id_company and seen.id_task = task.id
            and seen.epoch = task.epoch and seen.id_monitor = $3)`,
      [this.#shop.idStore, this.#shop.monitor.sections, this.#shop.monitor.id],
    );
    return rows[0]?.count ?? 0;
  }
}

export const play = (shop: Shop, screens: readonly WallScreen[], seed: number): Promise<Outcome> =>
  new Run(shop, screens, seed).play();
