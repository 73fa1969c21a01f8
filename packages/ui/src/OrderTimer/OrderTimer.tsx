import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type Now, useKitchenClock } from './clock.ts';
import { elapsed, minutesOf } from './elapsed.ts';
import { Ticking } from './Ticking.tsx';

export interface OrderTimerProps {
  /** When the age began, in milliseconds of the clock. What is no number makes an age that is called unknown. */
  readonly since: number;
  /** When it stopped: what is cooked grows no older. */
  readonly until?: number;
  /** Another clock than that of `KitchenClockProvider`. Keep it the same function. */
  readonly now?: Now;
}

/** How old an order is: minutes and seconds, from an hour on hours and minutes. It ticks without rendering. */
export function OrderTimer({ since, until, now }: OrderTimerProps) {
  const { t } = useLingui();
  const clock = useKitchenClock();
  const age = () => (until ?? (now ?? clock)()) - since;
  // Read out by the minute: a name that changes each second says nothing to the end.
  const label = () => {
    const minutes = minutesOf(age());
    if (!Number.isFinite(minutes)) return t`Age unknown`;
    return t`${plural(minutes, { one: '# minute', other: '# minutes' })}`;
  };
  return <Ticking read={() => elapsed(age())} readLabel={label} isAge />;
}
