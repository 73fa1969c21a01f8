import { useId } from 'react';
import { Slider as AriaSlider, SliderOutput } from 'react-aria-components/Slider';
import * as field from '../Field/Field.css.ts';
import {
  describedBy,
  FieldLabel,
  hasContent,
  OwnMessages,
  SentValues,
  useFormError,
  type FieldTexts,
} from '../Field/parts.ts';
import { useFigure } from '../NumberField/useFigure.ts';
import { classNames } from '../styles/classNames.ts';
import { decimalsOf, type SliderMark } from './scale.ts';
import * as css from './Slider.css.ts';
import { SliderInput } from './SliderInput.tsx';
import { SliderThumbs } from './SliderThumbs.tsx';

/** What a slider of one thumb and one of two have in common. */
export interface SliderBaseProps extends FieldTexts {
  /** The ends of the scale; 0 and 100 when left out. */
  min?: number;
  max?: number;
  /** How far an arrow goes, and where a thumb can stand; 1 when left out. */
  step?: number;
  /** After the figure, seen and read: "%", "km". */
  unit?: string;
  /** Lines below the scale, with or without words. Leave out words that would not fit between their neighbours. */
  marks?: ReadonlyArray<SliderMark>;
  /** An exact figure can be typed beside it. */
  hasInput?: boolean;
  isDisabled?: boolean;
  /** Shown as it is; nothing can be moved. */
  isReadOnly?: boolean;
  name?: string;
  UNSAFE_className?: string;
}

export interface SliderFieldProps extends SliderBaseProps {
  values: readonly number[];
  onValues: (values: readonly number[]) => void;
  onEnd: ((values: readonly number[]) => void) | undefined;
  /** Names of the inputs, one for each value. */
  inputLabels: readonly string[];
}

/** The field under Slider and RangeSlider. */
export function SliderField({
  label,
  isLabelHidden = false,
  description,
  error: ownError,
  labelEnd,
  values,
  onValues,
  onEnd,
  inputLabels,
  min = 0,
  max = 100,
  step = 1,
  unit,
  marks = [],
  hasInput = false,
  isDisabled = false,
  isReadOnly = false,
  name,
  UNSAFE_className,
}: SliderFieldProps) {
  const id = useId();
  const scale = { min, max, step };
  const textOf = useFigure(unit, decimalsOf(scale));
  const sent = values.map(String);
  const error = useFormError(ownError, name, sent.join(' '));
  const isInvalid = hasContent(error);
  const messages = { id, description, error };
  const described = describedBy(messages);
  const output = <SliderOutput className={css.output}>{values.map(textOf).join(' – ')}</SliderOutput>;
  const end = labelEnd ?? (hasInput ? undefined : output);
  return (
    <AriaSlider
      className={classNames(field.field, UNSAFE_className)}
      value={[...values]}
      onChange={onValues}
      {...(onEnd && { onChangeEnd: onEnd })}
      minValue={min}
      maxValue={max}
      step={step}
      isDisabled={isDisabled || isReadOnly}
      {...(isReadOnly && { 'data-readonly': true })}
      {...(described !== undefined && { 'aria-describedby': described })}
    >
      <FieldLabel label={label} isHidden={isLabelHidden} end={end} />
      <div className={css.row}>
        <SliderThumbs scale={scale} marks={marks} isInvalid={isInvalid} textOf={textOf} />
        {isLabelHidden && end}
        {hasInput && (
          <div className={css.inputs}>
            {values.map((value, index) => (
              <SliderInput
                key={inputLabels[index]}
                label={inputLabels[index] ?? label}
                value={value}
                onChange={(next) => {
                  const changed = values.with(index, next);
                  onValues(changed);
                  onEnd?.(changed);
                }}
                scale={{ step, min: values[index - 1] ?? min, max: values[index + 1] ?? max }}
                unit={unit}
                isDisabled={isDisabled}
                isReadOnly={isReadOnly}
              />
            ))}
          </div>
        )}
      </div>
      <OwnMessages {...messages} />
      <SentValues name={name} values={sent} isDisabled={isDisabled} />
    </AriaSlider>
  );
}
