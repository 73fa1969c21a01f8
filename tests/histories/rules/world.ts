import type * as kitchen from '@comanda/machines/kitchen/rules';
import type { Random } from '../random.ts';
import type { Answer, Asked, Change, History } from './record.ts';

export type Rules = typeof kitchen;
type Intent = kitchen.Intent;
type Operation = kitchen.Operation;
type Task = kitchen.Task;

interface Screen {
  readonly install: string;
  mover: kitchen.Mover;
  /** Tasks as it saw them last, which may be long ago. */
  readonly view: Map<string, Task>;
  /** Asked and not answered, in their order. */
  readonly outbox: Operation[];
  /** Its last operations, for taking back. */
  readonly mine: string[];
  count: number;
}

const sections = ['grill', 'fry', 'bar'] as const;
/** So long what is ready waits to be collected. */
const UNCOLLECTED_MS = 60_000;
const steps: Readonly<
  Record<string, readonly [kind: Exclude<kitchen.Move['kind'], 'DISCARD'>, to: kitchen.Stage][]>
> = {
  PND: [
    ['START', 'CRT'],
    ['START', 'CRT'],
    ['FINISH', 'FNL'],
    ['FIRE', 'PND'],
    ['HOLD', 'PND'],
    ['TRANSFER', 'PND'],
    ['RUSH', 'PND'],
  ],
  CRT: [
    ['FINISH', 'FNL'],
    ['FINISH', 'FNL'],
    ['FINISH', 'FNL'],
    ['TRANSFER', 'PND'],
    ['UNRUSH', 'CRT'],
  ],
  FNL: [
    ['READY', 'RDY'],
    ['READY', 'RDY'],
    ['REOPEN', 'CRT'],
    ['RECALL', 'PND'],
    ['RUSH', 'FNL'],
  ],
  RDY: [
    ['DELIVER', 'DLV'],
    ['DELIVER', 'DLV'],
    ['UNRUSH', 'RDY'],
    ['REOPEN', 'CRT'],
    ['REOPEN', 'FNL'],
    ['RECALL', 'PND'],
  ],
};

/** A kitchen of a few screens that see late, lose requests and answers, and send twice. */
export class World {
  readonly #rules: Rules;
  readonly #say: (step: string) => void;
  readonly #random: Random;
  readonly #tasks = new Map<string, Task>();
  readonly #processed = new Map<string, kitchen.Processed>();
  readonly #screens: Screen[];
  readonly #late: { readonly screen: Screen; readonly op: Operation }[] = [];
  readonly #circuit: kitchen.Circuit;
  readonly #asked: Asked[] = [];
  readonly #changes: Change[] = [];
  readonly #answers: Answer[] = [];
  #clock = 1;
  #count = 0;

  constructor(rules: Rules, random: Random, say: (step: string) => void) {
    this.#rules = rules;
    this.#say = say;
    this.#random = random;
    this.#circuit = { hasPreparation: random.chance(70) };
    const kinds = random.chance(30)
      ? (['FASTFOOD', 'FASTFOOD', 'PREPARATION', 'PICKUP'] as const)
      : (['REGULAR', 'REGULAR', 'FULLORDER', 'PREPARATION', 'PICKUP'] as const);
    const skipsStart = random.chance(30);
    this.#screens = kinds.map((kind, index) => ({
      install: `screen${index}`,
      mover: {
        kind,
        sections: kind === 'REGULAR' && random.chance(20) ? [random.pick(sections)] : sections,
        skipsStart,
        mayDiscard: random.chance(80),
        ...(random.chance(80) && { handsTo: sections }),
      },
      view: new Map(),
      outbox: [],
      mine: [],
      count: 0,
    }));
    const lines = 2 + random.below(4);
    for (let line = 0; line < lines; line += 1) this.#fire();
    for (const screen of this.#screens) this.#pull(screen);
  }

  step(): void {
    const random = this.#random;
    this.#clock += random.chance(2) ? 10 * 60_000 : random.below(3000);
    const screen = random.pick(this.#screens);
    const drawn = random.below(200) / 2;
    if (drawn < 38) this.#touch(screen);
    else if (drawn < 46) this.#takeBack(screen);
    else if (drawn < 80) this.#send(screen, 15, 15);
    else if (drawn < 90) this.#pull(screen);
    else if (drawn < 94) this.#sendLate();
    else if (drawn < 95.5) this.#void();
    else if (drawn < 96.5) this.#hold();
    else if (drawn < 97.5) this.#split();
    else if (drawn < 98) this.#rearrange(screen);
    else if (drawn < 99.5) this.#clear();
    else this.#fire();
  }

  /** The network heals, everything that is under way arrives, and some of it once more. */
  settle(): History {
    for (const screen of this.#screens) while (screen.outbox.length > 0) this.#send(screen, 0, 0);
    while (this.#late.length > 0) this.#sendLate();
    return {
      hasPreparation: this.#circuit.hasPreparation,
      asked: this.#asked,
      changes: this.#changes,
      answers: this.#answers,
      unanswered: this.#screens.flatMap(({ outbox }) => outbox.map(({ opId }) => opId)),
    };
  }

  #put(task: Task, cause: string): void {
    const before = this.#tasks.get(task.id);
    this.#tasks.set(task.id, task);
    this.#say(`${this.#clock} ${cause}: ${task.id} is ${task.status} ${task.epoch}:${task.rev}`);
    this.#changes.push({
      task: task.id,
      line: task.line,
      section: task.section,
      cause,
      at: this.#clock,
      before,
      after: task,
    });
  }

  #fire(): void {
    this.#count += 1;
    const line = `line${this.#count}`;
    const left = this.#random.pick(sections);
    const own = this.#random.chance(35) ? sections.filter((one) => one !== left) : [left];
    // Some is for later: it waits for its time.
    const at = this.#clock + (this.#random.chance(30) ? this.#random.below(5 * 60_000) : 0);
    for (const section of own)
      this.#put(this.#rules.firedTask({ id: `${line}.${section}`, line, section }, at), 'till');
  }

  /** A bill is split: a dish stands on another one as far as it is, or some portions of it do. */
  #split(): void {
    const task = this.#random.pick([...this.#tasks.values()]);
    if (this.#random.chance(50)) {
      this.#count += 1;
      const line = `line${this.#count}`;
      const id = `${line}.${task.section}`;
      this.#put(this.#rules.portioned(task, { id, line }), `split ${task.id}`);
      return;
    }
    const carried = this.#rules.carried(task);
    if (carried !== task) this.#put(carried, `split ${task.id}`);
  }

  #void(): void {
    const task = this.#random.pick([...this.#tasks.values()]);
    const judged = this.#rules.voided(task, this.#clock);
    if (judged.task !== task) this.#put(judged.task, 'till');
  }

  /** What nobody has collected leaves by itself; each line is an order of its own. */
  #clear(): void {
    const ready = [...this.#tasks.values()].filter(({ status }) => status === 'RDY');
    if (ready.length === 0) return;
    const { line } = this.#random.pick(ready);
    const tasks = [...this.#tasks.values()].filter((task) => task.line === line);
    if (!this.#rules.isUncollected(tasks, UNCOLLECTED_MS, this.#clock)) return;
    for (const task of tasks) {
      const judged = this.#rules.cleared(task, this.#clock);
      if (judged.task !== task) this.#put(judged.task, 'clear');
    }
  }

  #hold(): void {
    const waiting = [...this.#tasks.values()].filter(({ status }) => status === 'PND');
    if (waiting.length === 0) return;
    const task = this.#random.pick(waiting);
    this.#put({ ...task, isHeld: !task.isHeld }, 'till');
  }

  /** Its owner gives a monitor other sections. */
  #rearrange(screen: Screen): void {
    const own = this.#random.chance(50) ? sections : [this.#random.pick(sections)];
    screen.mover = { ...screen.mover, sections: own };
  }

  #pull(screen: Screen): void {
    for (const [id, task] of this.#tasks) screen.view.set(id, task);
  }

  #ask(screen: Screen, op: Operation): void {
    screen.outbox.push(op);
    if (op.kind !== 'UNDO') screen.mine.push(op.opId);
    this.#say(
      `${this.#clock} ${op.opId} asks for ${op.kind} ${op.kind === 'UNDO' ? op.target : op.tasks.map(({ task, epoch, rev }) => `${task} ${epoch}:${rev}`).join(', ')}`,
    );
    this.#asked.push({
      opId: op.opId,
      install: op.install,
      kind: op.kind,
      target: op.kind === 'UNDO' ? op.target : undefined,
      intents: op.kind === 'UNDO' ? [] : op.tasks,
    });
  }

  #named(screen: Screen): { opId: string; install: string } {
    screen.count += 1;
    return { opId: `${screen.install}.${screen.count}`, install: screen.install };
  }

  /** A cook touches what the screen shows: one line, or all that stand alike. */
  #touch(screen: Screen): void {
    const random = this.#random;
    const shown = [...screen.view.values()].filter(({ status }) => status !== 'DLV');
    if (shown.length === 0) return;
    const first = random.pick(shown);
    if (first.status === 'DSC') {
      this.#acknowledge(screen, random.chance(25) ? shown : [first]);
      return;
    }
    if (random.chance(7)) {
      this.#ask(screen, {
        ...this.#named(screen),
        kind: 'DISCARD',
        tasks: [this.#intent(screen, first, 'DSC')],
      });
      return;
    }
    const choices = steps[first.status];
    if (!choices) return;
    const [kind, to] = random.pick(choices);
    const together = random.chance(25) ? shown.filter(({ status }) => status === first.status) : [first];
    const section = random.pick(sections);
    const tasks = together.map((task) => ({
      ...this.#intent(screen, task, to),
      ...(kind === 'TRANSFER' && { section }),
    }));
    this.#ask(screen, { ...this.#named(screen), kind, tasks });
  }

  /** What was given up, as this screen believes: its own discard may still be refused. */
  #acknowledge(screen: Screen, seen: readonly Task[]): void {
    const tasks = seen
      .filter(({ status }) => status === 'DSC')
      .map((task) => this.#intent(screen, task, 'DSC'));
    this.#ask(screen, { ...this.#named(screen), kind: 'ACK_DISCARD', tasks });
  }

  /** What the screen then shows, before any answer. */
  #intent(screen: Screen, task: Task, to: kitchen.TaskStatus): Intent {
    screen.view.set(task.id, { ...task, status: to });
    return { task: task.id, from: task.status, to, epoch: task.epoch, rev: task.rev };
  }

  #takeBack(screen: Screen): void {
    // Whatever a screen says, it may take back its own only.
    const { mine } = this.#random.chance(5) ? this.#random.pick(this.#screens) : screen;
    const target = mine.splice(-1 - this.#random.below(2), 1)[0];
    if (target !== undefined) this.#ask(screen, { ...this.#named(screen), kind: 'UNDO', target });
  }

  #send(screen: Screen, lostRequests: number, lostAnswers: number): void {
    const op = screen.outbox[0];
    if (!op) return;
    if (this.#random.chance(8)) this.#late.push({ screen, op });
    if (this.#random.chance(lostRequests)) return;
    this.#process(screen, op);
    if (this.#random.chance(lostAnswers)) return;
    screen.outbox.shift();
    if (this.#random.chance(50)) this.#pull(screen);
  }

  /** What the network held back, long after. */
  #sendLate(): void {
    const sent = this.#late.splice(this.#random.below(Math.max(1, this.#late.length)), 1)[0];
    if (sent) this.#process(sent.screen, sent.op);
  }

  #relink({ task, from, to }: kitchen.Relink): void {
    for (const [opId, known] of this.#processed)
      if (known.applied.some((applied) => applied.task === task && applied.rev === from))
        this.#processed.set(opId, {
          ...known,
          applied: known.applied.map((applied) =>
            applied.task === task && applied.rev === from ? { ...applied, rev: to } : applied,
          ),
        });
  }

  #process({ mover }: Screen, op: Operation): void {
    const changesBefore = this.#changes.length;
    const performed = this.#rules.perform(op, {
      taskOf: (id) => this.#tasks.get(id),
      processedOf: (opId) => this.#processed.get(opId),
      circuitOf: () => this.#circuit,
      matesOf: ({ id, line }) =>
        [...this.#tasks.values()]
          .filter((other) => other.line === line && other.id !== id)
          .map(({ section }) => section),
      mover,
      at: this.#clock,
    });
    this.#processed.set(op.opId, performed);
    for (const task of performed.changed) this.#put(task, op.opId);
    for (const relink of performed.relinks) this.#relink(relink);
    this.#say(`${this.#clock} ${op.opId} is answered ${JSON.stringify(performed.outcomes)}`);
    this.#answers.push({
      opId: op.opId,
      mover,
      at: this.#clock,
      outcomes: performed.outcomes,
      acknowledged: performed.acknowledged,
      changesBefore,
      changesAfter: this.#changes.length,
    });
  }
}
