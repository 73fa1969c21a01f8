import { Label } from 'react-aria-components/Label';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { partOf } from '../ProgressBar/part.ts';
import { classNames } from '../styles/classNames.ts';
import * as css from './ProgressCircle.css.ts';

export interface ProgressCircleProps {
  /** What is under way. */
  label: string;
  /** The words stand elsewhere: for assistive technology only. Where nothing else says them, let them be seen. */
  isLabelHidden?: boolean;
  /** Left out while it is not known how much there is to do; what is no number is not known either. */
  value?: number;
  /** The value at which it is done; 100 when left out. Of nothing, all is done. */
  max?: number;
  /** Read instead of a percentage: "3 of 12". */
  valueText?: string;
  /** `sm` in a line of text (16 px), `md` beside words (32 px), `lg` alone, with its percentage inside (64 px). */
  size?: css.Size;
  tone?: css.Tone;
  UNSAFE_className?: string;
}

/** Thickness of the ring, in parts of a circle 32 across. */
const WIDTHS = { sm: 5, md: 4, lg: 3 } as const;

/** How far something has come, in the room of a sign. Without `value` it says that it goes on, in words too. */
export function ProgressCircle({
  label,
  isLabelHidden = false,
  value,
  max = 100,
  valueText,
  size = 'md',
  tone = 'accent',
  UNSAFE_className,
}: ProgressCircleProps) {
  const width = WIDTHS[size];
  const shape = { cx: 16, cy: 16, r: 16 - width / 2 };
  return (
    <AriaProgressBar
      className={classNames(css.progress, UNSAFE_className)}
      {...partOf(value, max)}
      {...(valueText !== undefined && { valueLabel: valueText })}
    >
      {({ percentage = 0, valueText: shown, isIndeterminate }) => (
        <>
          <span className={css.figure}>
            <svg
              viewBox="0 0 32 32"
              aria-hidden="true"
              focusable="false"
              className={css.circle({ size, isRunning: isIndeterminate })}
            >
              <circle {...shape} strokeWidth={width} className={css.ring} />
              <circle
                {...shape}
                pathLength={100}
                strokeWidth={width}
                strokeDasharray={isIndeterminate ? '18 15.3' : `${percentage} 100`}
                className={css.arc({ tone })}
              />
            </svg>
            {size === 'lg' && !isIndeterminate && <span className={css.value}>{shown}</span>}
          </span>
          {isLabelHidden ? (
            <VisuallyHidden>
              <Label>{label}</Label>
            </VisuallyHidden>
          ) : (
            <Label className={css.words}>{label}</Label>
          )}
        </>
      )}
    </AriaProgressBar>
  );
}
