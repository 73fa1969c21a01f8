import { useEffect, useState } from 'react';

const FOR = 10_000;

/** Whether somebody has just moved a pointer or pressed a key: then what can be set up is shown, and not for ever. */
export function useTouched(): boolean {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const touch = (): void => {
      setTouched(true);
      clearTimeout(timer);
      timer = setTimeout(() => setTouched(false), FOR);
    };
    const kinds = ['pointermove', 'pointerdown', 'keydown'] as const;
    for (const kind of kinds) addEventListener(kind, touch);
    return () => {
      clearTimeout(timer);
      for (const kind of kinds) removeEventListener(kind, touch);
    };
  }, []);
  return isTouched;
}
