import { useLingui } from '@lingui/react/macro';
import { SliderField, type SliderBaseProps } from './SliderField.tsx';

/** From and to; they may be the same, and never cross. */
export type SliderRange = readonly [from: number, to: number];

export interface RangeSliderProps extends SliderBaseProps {
  value: SliderRange;
  /** With each step on the way. */
  onChange: (value: SliderRange) => void;
  /** Once, when a thumb is let go of or a key was pressed: for what is costly. */
  onChangeEnd?: (value: SliderRange) => void;
}

const both =
  (then: (value: SliderRange) => void) =>
  ([from, to]: readonly number[]): void => {
    if (from !== undefined && to !== undefined) then([from, to]);
  };

/** A part of a scale between two thumbs. */
export function RangeSlider({ value, onChange, onChangeEnd, ...rest }: RangeSliderProps) {
  const { t } = useLingui();
  const { label } = rest;
  return (
    <SliderField
      {...rest}
      values={value}
      onValues={both(onChange)}
      onEnd={onChangeEnd && both(onChangeEnd)}
      inputLabels={[t`${label}, from`, t`${label}, to`]}
    />
  );
}
