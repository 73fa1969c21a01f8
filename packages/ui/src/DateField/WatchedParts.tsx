import {
  type ComponentProps,
  type FocusEvent,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { DateFieldStateContext } from 'react-aria-components/DateField';
import { type Typed, typedOf } from '../days/typed.ts';
import type { DayWatch } from '../days/useTypedDays.ts';

export interface WatchedPartsProps extends ComponentProps<'div'> {
  readonly watch: DayWatch;
}

/**
 * The parts of a day: tells how far it has been typed. When they are left with 30 February in them, react-aria puts
 * the 28th there; the day is put back, so that what was typed is seen beside what is wrong with it.
 */
export function WatchedParts({ watch, onBlur, ...box }: WatchedPartsProps) {
  const state = useContext(DateFieldStateContext);
  const typed = typedOf(state?.segments ?? []);
  const day = state?.segments.find(({ type }) => type === 'day')?.value;
  const left = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (left.current === null) return;
    if (day === left.current) left.current = null;
    else state?.setSegment('day', left.current);
  });
  const tell = useEffectEvent((now: Typed) => {
    if (left.current === null) watch.onTyped(now);
  });
  useEffect(() => tell(typed), [typed]);
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    if (typed === 'impossible' && !event.currentTarget.contains(event.relatedTarget)) {
      left.current = day ?? null;
      watch.onLeaveImpossible();
    }
    onBlur?.(event);
  };
  return <div {...box} onBlur={leave} />;
}
