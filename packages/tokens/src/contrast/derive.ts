import type { Meeting } from './page/collect.ts';
import type { Kind, Pair } from './pairs.ts';

/** The pairs among what a page met. `words` is what its text has to be told like, `example` what the page is called. */
export function pairsAmong(
  met: readonly Meeting[],
  words: 'text' | 'kitchen',
  example: string,
): readonly Pair[] {
  const kindOf = ({ front, isDisabled }: Meeting): Kind => {
    if (isDisabled) return 'disabled';
    return front === 'text' ? words : front;
  };
  return met.map((meeting) => ({
    kind: kindOf(meeting),
    fronts: meeting.paints,
    ground: meeting.ground,
    example,
  }));
}
