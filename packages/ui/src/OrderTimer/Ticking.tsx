import { useLayoutEffect, useRef } from 'react';
import { onTick } from './clock.ts';
import * as css from './OrderTimer.css.ts';

export interface TickingProps {
  /** What to show now; asked for each second. */
  readonly read: () => string;
  /** What it says to those who do not see it; looked at with each tick, so keep it as still as possible. */
  readonly readLabel?: () => string;
  /** It shows an `elapsed` age: its size is reckoned, so that a tick lays out its figures and nothing around them. */
  readonly isAge?: boolean;
}

/** Figures are as wide as a `ch`, and with them the letter of hours; what stands between them is narrower. */
const widthOf = (text: string): string => {
  const signs = text.replaceAll(/[^: ]/g, '').length;
  return `${(text.length - 0.4 * signs).toFixed(1)}ch`;
};

/** Writes only what has changed: most ticks touch one text node and nothing else. */
const write = (holder: HTMLElement, { read, readLabel, isAge }: TickingProps): void => {
  const text = read();
  const before = holder.firstChild?.nodeValue;
  if (!holder.firstChild) holder.append(text);
  else if (before !== text) holder.firstChild.nodeValue = text;
  if (isAge === true && before?.length !== text.length) holder.style.inlineSize = widthOf(text);
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
  // A timer is no live region: it speaks when it is asked. What has no other name is read as it stands.
  const timer = props.readLabel && { role: 'timer' };
  if (props.isAge !== true) return <span ref={holder} className={css.ticking} {...timer} />;
  return (
    <span className={css.ticking}>
      <span ref={holder} className={css.age} {...timer} />
    </span>
  );
}
