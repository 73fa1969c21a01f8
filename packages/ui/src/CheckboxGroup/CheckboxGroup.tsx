import { useLingui } from '@lingui/react/macro';
import {
  CheckboxGroup as AriaCheckboxGroup,
  CheckboxGroupStateContext,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
} from 'react-aria-components/CheckboxGroup';
import { Checkbox } from '../Checkbox/index.ts';
import * as field from '../Field/Field.css.ts';
import { FieldLabel, FieldMessages, wrongWhen, type FieldTexts } from '../Field/parts.ts';
import { classNames } from '../styles/classNames.ts';
import * as css from './CheckboxGroup.css.ts';
import { allState, inOrder, withAll } from './chosen.ts';

export interface CheckboxOption<Id extends string = string> {
  id: Id;
  label: string;
  /** What choosing it means, below the label. */
  description?: string;
  isDisabled?: boolean;
}

export interface CheckboxGroupProps<Id extends string>
  extends
    FieldTexts,
    Pick<AriaCheckboxGroupProps, 'isDisabled' | 'isReadOnly' | 'isRequired' | 'name' | 'onBlur' | 'id'> {
  options: ReadonlyArray<CheckboxOption<Id>>;
  /** Chosen ids; those that are not among the options are kept. */
  value: readonly Id[];
  /** All chosen ids, in the order of the options. */
  onChange: (value: readonly Id[]) => void;
  /** Words of a box above the others that takes or lets go of all; without them there is none. */
  allLabel?: string;
  orientation?: css.Orientation;
  UNSAFE_className?: string;
}

/** Several of a few choices that are all worth seeing at once; of many, MultiSelect. */
export function CheckboxGroup<Id extends string>({
  label,
  isLabelHidden,
  description,
  error,
  labelEnd,
  options,
  value,
  onChange,
  allLabel,
  orientation = 'vertical',
  UNSAFE_className,
  ...rest
}: CheckboxGroupProps<Id>) {
  const { t } = useLingui();
  const state = allState(options, value);
  const hasAll = allLabel !== undefined && options.length > 0;
  const change = (keys: readonly string[]) => {
    const offered = options.flatMap(({ id }) => (keys.includes(id) ? [id] : []));
    const others = value.filter((id) => !options.some((option) => option.id === id));
    onChange(inOrder(options, [...offered, ...others]));
  };
  return (
    <AriaCheckboxGroup
      {...rest}
      value={[...value]}
      onChange={change}
      {...wrongWhen(error)}
      validationBehavior="aria"
      className={classNames(field.field, UNSAFE_className)}
    >
      <FieldLabel label={label} isHidden={isLabelHidden} isRequired={rest.isRequired} end={labelEnd} />
      {hasAll && (
        // It is no choice of the group: it stands for the others.
        <CheckboxGroupStateContext value={null}>
          <Checkbox
            label={allLabel}
            isSelected={state === 'all'}
            isIndeterminate={state === 'some'}
            isDisabled={(rest.isDisabled ?? false) || options.every((option) => option.isDisabled)}
            isReadOnly={rest.isReadOnly ?? false}
            onChange={(isChosen) => onChange(withAll(options, value, isChosen))}
          />
        </CheckboxGroupStateContext>
      )}
      <div className={css.options({ orientation, isBelow: hasAll })}>
        {options.map((option) => (
          <Checkbox
            key={option.id}
            value={option.id}
            label={option.label}
            description={option.description}
            {...(option.isDisabled !== undefined && { isDisabled: option.isDisabled })}
          />
        ))}
        {options.length === 0 && <span className={css.empty}>{t`Nothing to choose from`}</span>}
      </div>
      <FieldMessages description={description} error={error} />
    </AriaCheckboxGroup>
  );
}
