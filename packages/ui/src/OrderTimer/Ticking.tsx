import { useLayoutEffect, useRef } from 'react';
import { onTick } from './clock.ts';
import * as css from './OrderTimer.css.ts';

export interface TickingProps {
  /** What to show now; asked for each second. */
  readonly read: () => string;
  /** What it says to those who do not see it; looked at with each tick, so keep it as still as possible. */
  readonly readLabel?: () => string;
}

/** Writes only what has changed: most ticks touch one text node and nothing else. */
const write = (holder: HTMLElement, { read, readLabel }: TickingProps): void => {
  const text = read();
  if (holder.textContent !== text) holder.textContent = text;
  const label = readLabel?.();
  if (label !== undefined && holder.ariaLabel !== label) holder.ariaLabel = label;
};

/** A text that follows the clock without rendering: the page's one timer writes it into its element. */
export function Ticking(props: TickingProps) {
  const holder = useRef<HTMLSpanElement>(null);
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
    if (holder.current) write(holder.current, props);
  });
  useLayoutEffect(
    () =>
      onTick(() => {
        if (holder.current) write(holder.current, latest.current);
      }),
    [],
  );
  // A timer is no live region: it speaks when it is asked.
  return <span ref={holder} className={css.ticking} role="timer" />;
}
