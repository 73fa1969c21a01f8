import { useRef, useState } from 'react';
import type { Spelling } from './spelling.ts';
import { isHeld, type Typed } from './typed.ts';
import { useParts } from './useParts.ts';

/** What somebody types into the parts of one day. */
export interface DayWatch {
  /** How far the day has been typed, as often as that changes. */
  readonly onTyped: (typed: Typed) => void;
  /** The focus goes on while there is a day in the field that does not exist. */
  readonly onLeaveImpossible: () => void;
}

/**
 * One or two days that are typed. The caller is told of what is in the field, never of something else: a part that was
 * emptied leaves no value, and so does 30 February, for which react-aria has the 28th ready.
 */
export function useTypedDays<Value>(
  spelling: Spelling<Value>,
  value: string | null,
  onChange: (value: string | null) => void,
) {
  const { parts, keep, tell } = useParts(spelling, value, onChange);
  const [typed, setTyped] = useState<readonly Typed[]>([]);
  const [round, setRound] = useState(0);
  const isReplacing = useRef(false);
  const watch = (place: number): DayWatch => ({
    onTyped: (next) => {
      const now = replaced(typed, place, next);
      setTyped((before) => replaced(before, place, next));
      if (isHeld(now) !== isHeld(typed)) tell(isHeld(now));
    },
    onLeaveImpossible: () => {
      isReplacing.current = true;
      queueMicrotask(() => {
        isReplacing.current = false;
      });
    },
  });
  return {
    parts: {
      value: parts.value,
      onChange: (next: Value | null) => (isReplacing.current ? keep(next) : parts.onChange(next)),
    },
    typed,
    watch,
    /** Key of what is typed into: it is made anew to be cleared, since what is half typed is in no value. */
    round,
    /** Nothing was given either: what cannot be read can be cleared. */
    isEmpty: value === null && parts.value === null && typed.every((one) => one === 'empty'),
    reset: () => {
      setTyped([]);
      setRound(round + 1);
    },
  };
}

const replaced = (all: readonly Typed[], place: number, next: Typed): readonly Typed[] =>
  Array.from({ length: Math.max(all.length, place + 1) }, (_, at) =>
    at === place ? next : (all[at] ?? 'empty'),
  );
