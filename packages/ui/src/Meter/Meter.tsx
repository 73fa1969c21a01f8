import { useLingui } from '@lingui/react/macro';
import { ArrowDownToLine, ArrowUpToLine } from 'lucide-react';
import { Label } from 'react-aria-components/Label';
import { Meter as AriaMeter } from 'react-aria-components/Meter';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { Icon } from '../Icon/index.ts';
import { useFigure } from '../NumberField/useFigure.ts';
import { classNames } from '../styles/classNames.ts';
import { percentOf } from '../values/percentOf.ts';
import { levelOf } from './level.ts';
import * as css from './Meter.css.ts';

export interface MeterProps {
  /** What is measured: "Flour in stock". */
  label: string;
  isLabelHidden?: boolean;
  /** What is no number is called unknown. */
  value: number;
  /** The ends of the scale; 0 and 100 when left out. */
  min?: number;
  max?: number;
  /** At or below it the value is low. */
  low?: number;
  /** At or above it the value is high. */
  high?: number;
  /** Words for a limit that is reached, instead of "Low" and "High": "Order more". */
  lowText?: string;
  highText?: string;
  /** A limit that is reached is a failure, not only a warning. */
  isLimitSevere?: boolean;
  /** After the figure: "kg", "%", "seats". */
  unit?: string;
  /** Read and shown instead of the figure: "12 of 40 seats". */
  valueText?: string;
  UNSAFE_className?: string;
}

/** A level within a known range: stock, seats, space. What advances towards an end is a ProgressBar. */
export function Meter({
  label,
  isLabelHidden = false,
  value,
  min = 0,
  max = 100,
  low,
  high,
  lowText,
  highText,
  isLimitSevere = false,
  unit,
  valueText,
  UNSAFE_className,
}: MeterProps) {
  const { t } = useLingui();
  const level = levelOf(value, { low, high });
  const textOf = useFigure(unit);
  const isKnown = Number.isFinite(value);
  const shown = valueText ?? (isKnown ? textOf(value) : t`Unknown`);
  const reached = { low: lowText ?? t`Low`, normal: undefined, high: highText ?? t`High` }[level];
  const tone = isLimitSevere ? 'danger' : 'warning';
  const spoken =
    reached === undefined
      ? shown
      : t({ message: `${shown}, ${reached}`, comment: 'A value and what it means: 3 kg, Low' });
  return (
    <AriaMeter
      className={classNames(css.meter, UNSAFE_className)}
      value={isKnown ? value : min}
      minValue={min}
      maxValue={max}
      valueLabel={spoken}
      data-level={level}
    >
      <span className={css.words}>
        {isLabelHidden ? (
          <VisuallyHidden>
            <Label>{label}</Label>
          </VisuallyHidden>
        ) : (
          <Label className={css.label}>{label}</Label>
        )}
        <span className={css.value}>
          {reached !== undefined && (
            <span className={css.reached({ tone })}>
              <Icon icon={level === 'low' ? ArrowDownToLine : ArrowUpToLine} size="sm" />
              {reached}
            </span>
          )}
          <bdi>{shown}</bdi>
        </span>
      </span>
      <div className={classNames(css.track, (low ?? high) !== undefined && css.limited)}>
        <div
          className={css.bar({ tone: level === 'normal' ? 'accent' : tone })}
          style={{ inlineSize: `${percentOf(value, min, max)}%` }}
        />
        {[low, high].map(
          (limit) =>
            limit !== undefined && (
              <span
                key={limit}
                className={css.limit}
                style={{ insetInlineStart: `${percentOf(limit, min, max)}%` }}
              />
            ),
        )}
      </div>
    </AriaMeter>
  );
}
