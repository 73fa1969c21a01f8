import { useEffect, useState } from 'react';

const EVERY = 10_000;

/** The moment that it is, so often as a clock without seconds is looked at. */
export function useClock(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), EVERY);
    return () => clearInterval(ticking);
  }, []);
  return now;
}
