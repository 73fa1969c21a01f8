import { SliderField, type SliderBaseProps } from './SliderField.tsx';

export interface SliderProps extends SliderBaseProps {
  value: number;
  /** With each step on the way. */
  onChange: (value: number) => void;
  /** Once, when the thumb is let go of or a key was pressed: for what is costly. */
  onChangeEnd?: (value: number) => void;
}

const first =
  (then: (value: number) => void) =>
  ([next]: readonly number[]): void => {
    if (next !== undefined) then(next);
  };

/** A value on a scale, where its place tells more than its figure. */
export function Slider({ value, onChange, onChangeEnd, ...rest }: SliderProps) {
  return (
    <SliderField
      {...rest}
      values={[value]}
      onValues={first(onChange)}
      onEnd={onChangeEnd && first(onChangeEnd)}
      inputLabels={[rest.label]}
    />
  );
}
