import { useState } from 'react';

/** How a value travels, and how its parts are typed. */
export interface Spelling<Value> {
  /** Throws where the text is none. */
  readonly read: (text: string) => Value;
  readonly write: (value: Value) => string;
}

/** A value that is typed part by part: what is half typed is none yet, and stays in the field. */
export function useParts<Value>(
  { read, write }: Spelling<Value>,
  value: string | null,
  onChange: (value: string | null) => void,
) {
  const readable = (): Value | null => {
    try {
      return value === null ? null : read(value);
    } catch {
      return null;
    }
  };
  const [given, setGiven] = useState(value);
  const [typed, setTyped] = useState(readable);
  if (given !== value) {
    setGiven(value);
    if (value !== (typed === null ? null : write(typed))) setTyped(readable);
  }
  return {
    value: typed,
    onChange: (next: Value | null) => {
      setTyped(() => next);
      onChange(next === null ? null : write(next));
    },
  };
}
