import type { Clock } from '../ports.ts';

/** What windows say to each other; each hears the others and not itself. */
export interface Word {
  readonly kind: 'ask' | 'lead' | 'bye';
  /** The window's; of several that want to lead the lowest does. */
  readonly id: string;
}
interface Voice {
  readonly say: (word: Word) => void;
  readonly onWord: (listener: (word: Word) => void) => void;
}
/** So long one that asks waits for one that leads, or has more of a right to. */
export const ASK_MS = 300;
const BEAT_MS = 2000;
/** A leader that says nothing for so long was closed without a word. */
export const SILENT_MS = 6000;

/**
 * Of several windows one leads, without locks: who comes asks and leads where nobody objects. Two that lead, after a page
 * stood still, hear each other's next beat, and the lower id goes on.
 */
export const elect = (
  clock: Pick<Clock, 'after'>,
  { say, onWord }: Voice,
  id: string,
  change: (isLeading: boolean) => void,
): { readonly ask: () => void; readonly leave: () => void } => {
  let state: 'asking' | 'leading' | 'following' | 'gone' = 'gone';
  let stopTimer: (() => void) | undefined;
  const next = (delay: number, act: () => void): void => {
    stopTimer?.();
    stopTimer = clock.after(delay, act);
  };
  const beat = (): void => {
    next(BEAT_MS, beat);
    say({ kind: 'lead', id });
  };
  const lead = (): void => {
    state = 'leading';
    change(true);
    beat();
  };
  const ask = (): void => {
    state = 'asking';
    next(ASK_MS, lead);
    say({ kind: 'ask', id });
  };
  const follow = (): void => {
    if (state !== 'following') change(false);
    state = 'following';
    next(SILENT_MS, ask);
  };
  onWord((word) => {
    const isBefore = word.id < id;
    if (state === 'gone') return;
    if (word.kind === 'bye') {
      if (state === 'following') ask();
    } else if (state === 'leading') {
      if (word.kind === 'lead' && isBefore) follow();
      else beat();
    } else if (word.kind === 'lead' || (state === 'asking' && isBefore)) follow();
    else if (state === 'asking') say({ kind: 'ask', id });
  });
  return {
    ask,
    leave: () => {
      const wasLeading = state === 'leading';
      state = 'gone';
      stopTimer?.();
      if (wasLeading) say({ kind: 'bye', id });
    },
  };
};
