import { useEffect, useState } from 'react';

/** A ring of places around one, in steps: a screen that always shows the same wears out where it is bright. */
const ring = [
  [0, 0],
  [1, 0],
  [2, 0],
  [2, 1],
  [2, 2],
  [1, 2],
  [0, 2],
  [0, 1],
] as const;
const everyMs = 120_000;

/** Where what is shown stands now: somewhere else every two minutes. */
export function useShift(): readonly [across: number, down: number] {
  const [place, setPlace] = useState(0);
  useEffect(() => {
    const moving = setInterval(() => setPlace((now) => (now + 1) % ring.length), everyMs);
    return () => clearInterval(moving);
  }, []);
  return ring[place] ?? ring[0];
}
