import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { NumberBox } from '../NumberField/NumberBox.tsx';
import { decimalsOf, isOnStep, type Scale } from './scale.ts';
import * as css from './Slider.css.ts';

export interface SliderInputProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** What the scale has left for it: the other thumb is its limit. */
  readonly scale: Scale;
  readonly unit: string | undefined;
  readonly isDisabled: boolean;
  readonly isReadOnly: boolean;
}

/** The exact figure beside a slider. What the slider cannot show stays in it and is reported; the slider waits. */
export function SliderInput({
  label,
  value,
  onChange,
  scale,
  unit,
  isDisabled,
  isReadOnly,
}: SliderInputProps) {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState<{ readonly over: number; readonly value: number }>();
  // A thumb that moved has overruled it.
  const shown = typed !== undefined && typed.over === value ? typed.value : value;
  const decimals = decimalsOf(scale);
  const step = i18n.number(scale.step, { maximumFractionDigits: decimals });
  const isBetween = shown >= scale.min && shown <= scale.max && !isOnStep(shown, scale);
  const take = (next: number) => {
    if (Number.isNaN(next)) return;
    const isTaken = next >= scale.min && next <= scale.max && isOnStep(next, scale);
    setTyped(isTaken ? undefined : { over: value, value: next });
    if (isTaken && next !== value) onChange(next);
  };
  return (
    <NumberBox
      label={label}
      isLabelHidden
      value={shown}
      onChange={take}
      decimals={{ min: 0, max: Math.max(decimals, 2) }}
      min={scale.min}
      max={scale.max}
      step={scale.step}
      unitEnd={unit}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      error={isBetween ? t`Enter a figure in steps of ${step}.` : undefined}
      UNSAFE_className={css.input}
    />
  );
}
