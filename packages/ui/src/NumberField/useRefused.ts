import { useEffect, useRef, useState, type RefObject } from 'react';

export interface Refused {
  /** On the element around the input. */
  readonly ref: RefObject<HTMLDivElement | null>;
  /** What was typed or pasted last and kept out; gone with the next figure, or when the field is left. */
  readonly text: string | undefined;
}

/** React-aria keeps what is no part of a number out of the input, and says nothing: this knows what it was. */
export function useRefused(): Refused {
  const ref = useRef<HTMLDivElement>(null);
  const [text, setText] = useState<string>();
  useEffect(() => {
    const field = ref.current;
    if (!field) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const forget = () => setText(undefined);
    field.addEventListener(
      'beforeinput',
      ({ defaultPrevented, data }) => {
        if (defaultPrevented && data) setText(data);
      },
      { signal },
    );
    field.addEventListener('input', forget, { signal });
    field.addEventListener('focusout', forget, { signal });
    return () => stop.abort();
  }, []);
  return { ref, text };
}
