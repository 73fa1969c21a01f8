interface Timed {
  readonly type: string;
  readonly timer?: string;
  readonly delay?: number;
}
interface Running<Event, Snapshot> {
  send(event: Event): void;
  getSnapshot(): Snapshot;
}

/** Runs a machine through events: where it stands, what it asked for after the last one, and which timers run for how long. */
export function drive<
  Event extends { readonly type: string },
  Command extends Timed,
  Snapshot extends { readonly value: unknown; readonly context: unknown },
>(start: (hear: (command: Command) => void) => Running<Event, Snapshot>, sent: readonly Event[]) {
  let commands: Command[] = [];
  const timers = new Map<string, number>();
  const actor = start((command) => {
    if (command.type === 'START_TIMER') timers.set(command.timer ?? '', command.delay ?? 0);
    else if (command.type === 'STOP_TIMER') timers.delete(command.timer ?? '');
    else commands.push(command);
  });
  for (const event of sent) {
    commands = [];
    timers.delete(event.type);
    actor.send(event);
  }
  const { value, context }: Pick<Snapshot, 'value' | 'context'> = actor.getSnapshot();
  return { state: value, context, commands, timers };
}

const isTimed = (command: unknown): command is Timed =>
  typeof command === 'object' && command !== null && 'type' in command;

/** Which timers run after a step, by their names in order; one that fired does not run any more. */
export function timersAfter(
  before: readonly string[],
  event: { readonly type: string },
  commands: readonly unknown[],
): readonly string[] {
  const running = new Set(before.filter((timer) => timer !== event.type));
  for (const command of commands) {
    if (!isTimed(command) || command.timer === undefined) continue;
    if (command.type === 'START_TIMER') running.add(command.timer);
    else running.delete(command.timer);
  }
  return [...running].toSorted();
}
