import type { Answer, Asked, Change, History, State } from './record.ts';

/*
 * Judges a history by what must hold of a kitchen, from the record alone: no code and no type of the rules stands
 * here. Each fault is a sentence for whoever reads the failed history.
 */
const way = ['PND', 'CRT', 'FNL', 'RDY', 'DLV'];
const place = (status: string): number => way.indexOf(status);
const late = 15 * 60_000;
/** As long as the histories let what is ready wait. */
const uncollected = 60_000;
type Intent = Asked['intents'][number];

/** What has happened up to a point of the record. */
class Replay {
  readonly states = new Map<string, State>();
  readonly sections = new Map<string, string>();
  readonly lines = new Map<string, string>();
  /** Changes of each task that moved it and were not taken back, in their order. */
  readonly moves = new Map<string, Change[]>();
  readonly byCause = new Map<string, Change[]>();
  readonly faults: string[] = [];
  readonly #undos: ReadonlySet<string>;

  constructor(undos: ReadonlySet<string>) {
    this.#undos = undos;
  }

  take(change: Change): void {
    const { task, before, after, cause } = change;
    const known = this.states.get(task);
    if (known !== before) this.faults.push(`${task} was changed from a state that it did not have`);
    this.#checkSplit(change);
    this.#checkPlace(change);
    if (cause === 'clear') this.#checkClear(change);
    if (before && after.rev !== before.rev && after.rev !== before.rev + 1)
      this.faults.push(`${task} counts ${after.rev} after ${before.rev}`);
    if (before && after.rev === before.rev && after.status !== before.status)
      this.faults.push(`${task} moved and counts as before`);
    if (before && after.epoch < before.epoch) this.faults.push(`${task} went back to an earlier epoch`);
    this.states.set(task, after);
    this.sections.set(task, change.section);
    if (this.#undos.has(cause)) this.moves.get(task)?.pop();
    else if (!before || after.rev !== before.rev) push(this.moves, task, change);
    push(this.byCause, cause, change);
  }

  /** Whether no other dish of its line stands there. */
  isFree(task: string, section: string | undefined): boolean {
    const line = this.lines.get(task);
    return [...this.states].every(
      ([other, state]) => other === task || this.lines.get(other) !== line || state.section !== section,
    );
  }
  /** Nobody makes one line twice at one section. */
  #checkPlace({ task, line, before, after }: Change): void {
    this.lines.set(task, line);
    if (before?.section === after.section) return;
    for (const [other, state] of this.states)
      if (other !== task && this.lines.get(other) === line && state.section === after.section)
        this.faults.push(`${task} came to ${after.section}, which has ${other} of the same line`);
  }
  #checkClear({ task, before, after, at }: Change): void {
    if (before?.status !== 'RDY' || after.status !== 'DLV' || after.times['DLV'] !== at)
      this.faults.push(`${task} was cleared from ${before?.status} to ${after.status}`);
    if (at - (before?.times['RDY'] ?? at) < uncollected) this.faults.push(`${task} was cleared too early`);
    const line = this.lines.get(task);
    for (const [other, { status }] of this.states)
      if (this.lines.get(other) === line && place(status) < 3 && status !== 'DSC')
        this.faults.push(`${task} was cleared, and ${other} of its order is ${status}`);
  }

  /** What is put on another bill is as far as it was: nothing is cooked twice, and nothing is left out. */
  #checkSplit({ task, cause, before, after }: Change): void {
    if (!cause.startsWith('split ')) {
      if (!before && (after.status !== 'PND' || Object.keys(after.times).join() !== 'PND'))
        this.faults.push(`${task} began as ${after.status}`);
      return;
    }
    const from = this.states.get(cause.slice('split '.length));
    const { DSC: gone, ...times } = from?.times ?? {};
    const due = gone === undefined ? from?.status : way.findLast((stage) => times[stage] !== undefined);
    if (after.status !== due || !sameTimes(after.times, times))
      this.faults.push(`${task} is ${after.status} on another bill, and was ${due}`);
    if (before && after.epoch !== before.epoch + 1)
      this.faults.push(`${task} came back from its old bill in the same epoch`);
  }
}
const push = <V>(lists: Map<string, V[]>, key: string, value: V): void => {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
};

/** Whether anybody of this kind may do so at all. */
const isAllowed = (kind: string, mover: Answer['mover'], { from, to }: Intent): boolean => {
  const cooks = ['REGULAR', 'FASTFOOD', 'FULLORDER'].includes(mover.kind);
  switch (`${kind} ${from} ${to}`) {
    case 'START PND CRT':
    case 'FINISH CRT FNL':
      return cooks;
    case 'FINISH PND FNL':
      return mover.kind === 'FASTFOOD' || (cooks && mover.skipsStart);
    case 'READY FNL RDY':
      return mover.kind === 'PREPARATION' || mover.kind === 'FULLORDER';
    case 'DELIVER RDY DLV':
      return mover.kind === 'PICKUP';
    case 'REOPEN FNL CRT':
    case 'REOPEN RDY CRT':
      return cooks;
    case 'REOPEN RDY FNL':
      return mover.kind === 'PREPARATION';
    case 'HOLD PND PND':
      return mover.kind === 'PREPARATION' || mover.kind === 'FULLORDER';
    case 'FIRE PND PND':
      return cooks || mover.kind === 'PREPARATION';
    case 'RECALL FNL PND':
    case 'RECALL RDY PND':
      return cooks || mover.kind === 'PREPARATION';
    case 'TRANSFER PND PND':
    case 'TRANSFER CRT PND':
      return cooks;
    default:
      if (kind === 'RUSH' || kind === 'UNRUSH')
        return from === to && (mover.kind === 'PREPARATION' || mover.kind === 'FULLORDER');
      return kind === 'DISCARD' && to === 'DSC' && cooks && mover.mayDiscard;
  }
};

/** Only for who has seen all that was done. */
const isBackward = (kind: string): boolean => kind === 'RECALL' || kind === 'REOPEN';

/** Whether somebody begins it, or holds it back. */
const isWaitingKind = (kind: string): boolean => kind === 'HOLD' || kind === 'FIRE';

/** What a move has to be answered, seen from outside. */
const expectedOf = (
  kind: string,
  mover: Answer['mover'],
  intent: Intent,
  state: State | undefined,
  section: string,
  hasPreparation: boolean,
  at: number,
  isFree: boolean,
): string => {
  if (kind === 'TRANSFER' && state && intent.section === section) return 'already';
  if (state && !mover.sections.includes(section) && intent.epoch < state.epoch) return 'conflict';
  if (kind === 'REOPEN' && intent.to === 'FNL' && !hasPreparation) return 'illegal';
  if (!state || !mover.sections.includes(section) || !isAllowed(kind, mover, intent)) return 'illegal';
  const isSeen = intent.epoch === state.epoch;
  if (kind === 'DISCARD') {
    if (state.status === 'DSC') return 'already';
    return isSeen && place(state.status) < 2 ? 'applied' : 'conflict';
  }
  if (kind === 'TRANSFER' && mover.handsTo?.includes(intent.section ?? '') !== true) return 'illegal';
  if (state.status === 'DSC') return 'discarded';
  if (kind === 'RUSH' || kind === 'UNRUSH') {
    if (state.status === 'DLV') return 'superseded';
    return (state.isRush ?? false) === (kind === 'RUSH') ? 'already' : 'applied';
  }
  if (isBackward(kind))
    return isSeen && intent.rev === state.rev && intent.from === state.status ? 'applied' : 'conflict';
  if (!isSeen) return 'conflict';
  if (kind === 'TRANSFER') {
    if (place(state.status) > 1) return 'superseded';
    return isFree ? 'applied' : 'conflict';
  }
  if (isWaitingKind(kind)) {
    if (state.status !== 'PND') return 'superseded';
    const isDue = kind === 'HOLD' ? !state.isHeld : state.isHeld || (state.times['PND'] ?? 0) > at;
    return isDue ? 'applied' : 'already';
  }
  const distance = place(state.status) - place(intent.to);
  if (distance >= 0) return distance === 0 ? 'already' : 'superseded';
  return place(state.status) >= place(intent.from) && !state.isHeld ? 'applied' : 'conflict';
};

const wordsOf = ({ outcomes }: Answer): string =>
  Object.entries(outcomes)
    .map((entry) => entry.join(' '))
    .sort()
    .join();

const sameTimes = (one: State['times'], other: State['times']): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([stage, at]) => other[stage] === at);

const checkAcknowledge = (replay: Replay, asked: Asked, answer: Answer, own: readonly Change[]): void => {
  if (own.length > 0) replay.faults.push(`${asked.opId} was only seen by a cook, and moved ${own[0]?.task}`);
  for (const { task, epoch } of asked.intents) {
    const state = replay.states.get(task);
    const isHere = state !== undefined && answer.mover.sections.includes(replay.sections.get(task) ?? '');
    const isSeen = isHere && state.status === 'DSC' && state.epoch === epoch;
    const due = isSeen ? 'applied' : isHere ? 'superseded' : 'illegal';
    const said = answer.outcomes[task];
    if (said !== due)
      replay.faults.push(`${asked.opId} acknowledges ${task}: answered ${said}, due was ${due}`);
    const gone = answer.acknowledged.filter(({ id }) => id === task);
    if ((gone.length === 1 && gone[0]?.epoch === epoch) !== isSeen)
      replay.faults.push(
        `${asked.opId} ${task}: ${isSeen ? 'stays at its monitor' : 'leaves a monitor that has not seen it'}`,
      );
  }
};

const checkMove = (
  replay: Replay,
  asked: Asked,
  answer: Answer,
  own: readonly Change[],
  hasPreparation: boolean,
): void => {
  /** Where this operation has put dishes of each line. */
  const taken = new Set<string>();
  for (const intent of asked.intents) {
    const { task } = intent;
    const state = replay.states.get(task);
    const said = answer.outcomes[task];
    const due = expectedOf(
      asked.kind,
      answer.mover,
      intent,
      state,
      replay.sections.get(task) ?? '',
      hasPreparation,
      answer.at,
      replay.isFree(task, intent.section) && !taken.has(`${replay.lines.get(task)} ${intent.section}`),
    );
    if (due === 'applied') taken.add(`${replay.lines.get(task)} ${intent.section}`);
    if (said !== due)
      replay.faults.push(`${asked.opId} ${asked.kind} ${task}: answered ${said}, due was ${due}`);
    const change = own.find((made) => made.task === task);
    if ((change !== undefined) !== (due === 'applied')) {
      replay.faults.push(`${asked.opId} ${task}: ${due}, but ${change ? 'it moved' : 'it did not move'}`);
      continue;
    }
    if (!change || !state) continue;
    const isRushing = asked.kind === 'RUSH' || asked.kind === 'UNRUSH';
    const goal = isRushing ? state.status : intent.to;
    const end = goal === 'FNL' && asked.kind === 'FINISH' && !hasPreparation ? 'RDY' : goal;
    if (change.after.status !== end)
      replay.faults.push(`${task} went to ${change.after.status} in place of ${end}`);
    const isHandedOn = asked.kind === 'TRANSFER';
    const isBack = asked.kind === 'DISCARD' || isBackward(asked.kind) || isHandedOn;
    if (change.after.section !== (isHandedOn ? intent.section : state.section))
      replay.faults.push(`${task} went to the section ${change.after.section}`);
    const isRush = asked.kind === 'RUSH' || (asked.kind !== 'UNRUSH' && state.isRush === true);
    if ((change.after.isRush ?? false) !== isRush)
      replay.faults.push(`${task} ${isRush ? 'is urgent no longer' : 'became urgent'}`);
    if (change.after.epoch !== state.epoch + (isBack ? 1 : 0))
      replay.faults.push(`${task} has a wrong epoch`);
    if (isBackward(asked.kind) || isHandedOn) {
      const kept = Object.entries(state.times).filter(([stage]) => place(stage) <= place(end));
      const due = asked.kind === 'RECALL' ? { PND: answer.at } : Object.fromEntries(kept);
      if (!sameTimes(change.after.times, due)) replay.faults.push(`${task} came back with wrong times`);
      continue;
    }
    if (change.after.isHeld !== (asked.kind === 'HOLD' || (asked.kind !== 'FIRE' && state.isHeld)))
      replay.faults.push(`${task} ${change.after.isHeld ? 'is held back' : 'is held back no longer'}`);
    // What begins before its time, by whatever step, is as old as that step.
    const begins =
      asked.kind === 'FIRE' ||
      (!isBack && !isRushing && (state.times['PND'] ?? 0) > answer.at && end !== 'PND');
    const passed = [
      ...(begins ? ['PND'] : []),
      ...(isBack ? ['DSC'] : way.slice(place(state.status) + 1, place(end) + 1)),
    ];
    for (const stage of passed)
      if (change.after.times[stage] !== answer.at) replay.faults.push(`${task} has no time for ${stage}`);
    for (const [stage, at] of Object.entries(state.times))
      if (change.after.times[stage] !== at && !passed.includes(stage))
        replay.faults.push(`${task} lost its time for ${stage}`);
  }
};

/** Why a task may not be taken back, if so. */
const isBarred = (replay: Replay, { mover, at }: Answer, made: Change, processedAt: number): boolean =>
  replay.moves.get(made.task)?.at(-1) !== made ||
  at - processedAt > late ||
  !mover.sections.includes(made.before?.section ?? made.section) ||
  (made.before?.section !== made.after.section && !replay.isFree(made.task, made.before?.section));

const checkUndo = (
  replay: Replay,
  asked: Asked,
  answer: Answer,
  own: readonly Change[],
  target: Asked | undefined,
  processedAt: number | undefined,
): void => {
  const made = target?.install === asked.install ? (replay.byCause.get(target.opId) ?? []) : [];
  const stuck = new Set(
    made.filter((change) => isBarred(replay, answer, change, processedAt ?? 0)).map(({ line }) => line),
  );
  for (const change of made) {
    const back = own.find(({ task }) => task === change.task);
    if ((back !== undefined) === stuck.has(change.line))
      replay.faults.push(
        `${asked.opId} ${change.task}: ${back ? 'was taken back, and must not' : 'was not taken back'}`,
      );
    if ((answer.outcomes[change.task] === 'applied') !== (back !== undefined))
      replay.faults.push(`${asked.opId} ${change.task}: the answer hides what was done`);
    if (!back || !change.before) continue;
    if (back.after.status !== change.before.status || !sameTimes(back.after.times, change.before.times))
      replay.faults.push(`${change.task} did not come back as it was`);
    const held = change.before.isHeld === change.after.isHeld ? back.before : change.before;
    if (back.after.isHeld !== held?.isHeld)
      replay.faults.push(`${change.task} did not come back held as it was`);
    if (back.after.section !== change.before.section)
      replay.faults.push(`${change.task} came back to ${back.after.section}`);
    const rush = change.before.isRush === change.after.isRush ? back.before : change.before;
    if ((back.after.isRush ?? false) !== (rush?.isRush ?? false))
      replay.faults.push(`${change.task} did not come back as urgent as it was`);
    if (back.after.epoch !== (back.before?.epoch ?? 0) + 1)
      replay.faults.push(`${change.task} came back in the same epoch`);
  }
  if (own.some(({ task }) => !made.some((change) => change.task === task)))
    replay.faults.push(`${asked.opId} moved what its target had not`);
};

/** Every fault of a history; none is the only good answer. */
export const faultsOf = ({
  hasPreparation,
  asked,
  changes,
  answers,
  unanswered,
}: History): readonly string[] => {
  const undos = asked.filter(({ kind }) => kind === 'UNDO').map(({ opId }) => opId);
  const replay = new Replay(new Set(undos));
  const askedBy = new Map(asked.map((one) => [one.opId, one]));
  const first = new Map<string, Answer>();
  let taken = 0;
  const takeTo = (end: number): void => {
    for (; taken < end; taken += 1) {
      const change = changes[taken];
      if (change) replay.take(change);
    }
  };
  for (const answer of answers) {
    takeTo(answer.changesBefore);
    const own = changes.slice(answer.changesBefore, answer.changesAfter);
    const one = askedBy.get(answer.opId);
    const said = first.get(answer.opId);
    if (!one) replay.faults.push(`${answer.opId} was never asked`);
    else if (said) {
      if (own.length + answer.acknowledged.length > 0) replay.faults.push(`${answer.opId} was applied again`);
      if (wordsOf(said) !== wordsOf(answer)) replay.faults.push(`${answer.opId} was answered in two ways`);
    } else {
      first.set(answer.opId, answer);
      if (one.kind === 'UNDO') {
        const target = one.target === undefined ? undefined : askedBy.get(one.target);
        checkUndo(replay, one, answer, own, target, first.get(one.target ?? '')?.at);
      } else if (one.kind === 'ACK_DISCARD') checkAcknowledge(replay, one, answer, own);
      else checkMove(replay, one, answer, own, hasPreparation);
      const tasks = new Set(own.map(({ task }) => task));
      if (tasks.size < own.length) replay.faults.push(`${answer.opId} moved a task twice`);
    }
    takeTo(answer.changesAfter);
  }
  takeTo(changes.length);
  for (const { opId } of asked) if (!first.has(opId)) replay.faults.push(`${opId} was lost`);
  for (const opId of unanswered) replay.faults.push(`${opId} has no answer at its screen`);
  return replay.faults;
};
