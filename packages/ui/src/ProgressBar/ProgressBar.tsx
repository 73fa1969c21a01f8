import { Label } from 'react-aria-components/Label';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { partOf } from './part.ts';
import * as css from './ProgressBar.css.ts';

export interface ProgressBarProps {
  /** What is under way. */
  label: string;
  isLabelHidden?: boolean;
  /** Left out while it is not known how much there is to do; what is no number is not known either. */
  value?: number;
  /** The value at which it is done; 100 when left out. Of nothing, all is done. */
  max?: number;
  /** Read and shown instead of a percentage: "3 of 12". */
  valueText?: string;
  tone?: css.Tone;
}

/** How far something has come. For a wait whose length nobody knows and that fills a page, take Skeleton. */
export function ProgressBar({
  label,
  isLabelHidden = false,
  value,
  max = 100,
  valueText,
  tone = 'accent',
}: ProgressBarProps) {
  return (
    <AriaProgressBar
      className={css.progress}
      {...partOf(value, max)}
      {...(valueText !== undefined && { valueLabel: valueText })}
    >
      {({ percentage, valueText: shown, isIndeterminate }) => (
        <>
          {isLabelHidden ? (
            <VisuallyHidden>
              <Label>{label}</Label>
            </VisuallyHidden>
          ) : (
            <span className={css.words}>
              <Label>{label}</Label>
              {!isIndeterminate && <span className={css.value}>{shown}</span>}
            </span>
          )}
          <div className={css.track}>
            <div
              className={css.bar({ tone, isRunning: isIndeterminate })}
              {...(!isIndeterminate && { style: { inlineSize: `${percentage ?? 0}%` } })}
            />
          </div>
        </>
      )}
    </AriaProgressBar>
  );
}
