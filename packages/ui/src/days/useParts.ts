import { useState } from 'react';
import { readOr, type Spelling } from './spelling.ts';

/** A value that is typed part by part: what is half typed is none yet, and stays in the field. */
export function useParts<Value>(
  spelling: Spelling<Value>,
  value: string | null,
  onChange: (value: string | null) => void,
) {
  const textOf = (of: Value | null): string | null => (of === null ? null : spelling.write(of));
  const [given, setGiven] = useState(value);
  const [typed, setTyped] = useState(() => readOr(spelling, value));
  if (given !== value) {
    setGiven(value);
    if (value !== textOf(typed)) setTyped(() => readOr(spelling, value));
  }
  const keep = (next: Value | null) => setTyped(() => next);
  return {
    parts: {
      value: typed,
      onChange: (next: Value | null) => {
        keep(next);
        if (textOf(next) !== value) onChange(textOf(next));
      },
    },
    /** Takes a value without a word to the caller. */
    keep,
    /** What the field holds is a value, or is none for now: says so to the caller, who may know already. */
    tell: (isValue: boolean) => {
      const next = isValue ? textOf(typed) : null;
      if (next === value) return;
      setGiven(next);
      onChange(next);
    },
  };
}
