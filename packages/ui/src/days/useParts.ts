import { useState } from 'react';
import { readOr, type Spelling } from './spelling.ts';

/** A value that is typed part by part: what is half typed is none yet, and stays in the field. */
export function useParts<Value>(
  spelling: Spelling<Value>,
  value: string | null,
  onChange: (value: string | null) => void,
) {
  const [given, setGiven] = useState(value);
  const [typed, setTyped] = useState(() => readOr(spelling, value));
  if (given !== value) {
    setGiven(value);
    if (value !== (typed === null ? null : spelling.write(typed))) setTyped(() => readOr(spelling, value));
  }
  return {
    value: typed,
    onChange: (next: Value | null) => {
      setTyped(() => next);
      onChange(next === null ? null : spelling.write(next));
    },
  };
}
