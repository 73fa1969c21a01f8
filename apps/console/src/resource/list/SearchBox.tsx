import { SearchField } from '@comanda/ui/SearchField';
import { useEffect, useRef, useState } from 'react';

/** A pause in typing after which the list follows, in milliseconds. */
const PAUSE = 300;

export interface SearchBoxProps {
  readonly label: string;
  /** What the address says. */
  readonly value: string;
  readonly onSearch: (words: string) => void;
}

/** Words that narrow the list once the person pauses, at Enter, or on the way out of the box. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const [words, setWords] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState<readonly string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Own words come back through the address while the person may be typing on; any others were set elsewhere.
  if (seen !== value) {
    setSeen(value);
    if (!sent.includes(value)) setWords(value);
    if (value === sent.at(-1)) setSent([]);
  }
  const search = (next: string) => {
    clearTimeout(timer.current);
    if (next === value && sent.length === 0) return;
    setSent([...sent, next]);
    onSearch(next);
  };
  return (
    <SearchField
      label={label}
      maxLength={100}
      value={words}
      onChange={(next) => {
        setWords(next);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => search(next), PAUSE);
      }}
      onSubmit={search}
      onClear={() => search('')}
      // Later it would call back who is on the way to another page by then.
      onBlur={() => {
        if (words !== (sent.at(-1) ?? value)) search(words);
      }}
    />
  );
}
