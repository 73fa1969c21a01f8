import {
  Radio,
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
} from 'react-aria-components/RadioGroup';
import * as field from '../Field/Field.css.ts';
import { FieldLabel, FieldMessages, type FieldTexts, hasContent, wrongWhen } from '../Field/parts.ts';
import { useGone } from '../Field/useGone.ts';
import { classNames } from '../styles/classNames.ts';
import * as css from './RadioGroup.css.ts';

export interface RadioOption<Id extends string = string> {
  id: Id;
  label: string;
  description?: string;
  isDisabled?: boolean;
}

export interface RadioGroupProps<Id extends string>
  extends
    FieldTexts,
    Pick<AriaRadioGroupProps, 'isDisabled' | 'isReadOnly' | 'isRequired' | 'name' | 'onBlur' | 'id'> {
  options: ReadonlyArray<RadioOption<Id>>;
  /** The chosen option's id; one that is none of the options is called gone. */
  value?: Id | null;
  defaultValue?: Id | null;
  onChange?: (value: Id) => void;
  orientation?: 'vertical' | 'horizontal';
  UNSAFE_className?: string;
}

/** One of a few choices that are all worth seeing at once; from about six on a Select is calmer. */
export function RadioGroup<Id extends string>({
  label,
  isLabelHidden,
  description,
  error,
  labelEnd,
  options,
  onChange,
  orientation = 'vertical',
  UNSAFE_className,
  ...rest
}: RadioGroupProps<Id>) {
  const gone = useGone(options, rest.value);
  const problem = hasContent(error) ? error : gone;
  return (
    <AriaRadioGroup
      {...rest}
      orientation={orientation}
      onChange={(id) => {
        const chosen = options.find((option) => option.id === id);
        if (chosen) onChange?.(chosen.id);
      }}
      {...wrongWhen(problem)}
      validationBehavior="aria"
      className={classNames(field.field, UNSAFE_className)}
    >
      <FieldLabel label={label} isHidden={isLabelHidden} isRequired={rest.isRequired} end={labelEnd} />
      <div className={css.options({ orientation })}>
        {options.map((option) => (
          <Radio
            key={option.id}
            value={option.id}
            className={css.radio}
            {...(option.isDisabled !== undefined && { isDisabled: option.isDisabled })}
          >
            <span className={css.dotLine}>
              <span className={css.dot} />
            </span>
            <span className={css.words}>
              {option.label}
              {option.description !== undefined && (
                <span className={css.description}>{option.description}</span>
              )}
            </span>
          </Radio>
        ))}
      </div>
      <FieldMessages description={description} error={problem} />
    </AriaRadioGroup>
  );
}
