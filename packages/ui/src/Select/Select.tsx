import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Popover } from 'react-aria-components/Popover';
import {
  Select as AriaSelect,
  SelectValue,
  type SelectProps as AriaSelectProps,
} from 'react-aria-components/Select';
import { Avatar } from '../Avatar/index.ts';
import * as field from '../Field/Field.css.ts';
import {
  FieldLabel,
  FieldMessages,
  type FieldSize,
  type FieldTexts,
  hasContent,
  wrongWhen,
} from '../Field/parts.ts';
import { useGone } from '../Field/useGone.ts';
import { Icon } from '../Icon/index.ts';
import { OptionList, virtualFrom, type Option } from '../OptionList/index.ts';
import * as popover from '../Popover/Popover.css.ts';
import { classNames } from '../styles/classNames.ts';
import * as css from './Select.css.ts';

export type SelectOption<Id extends string = string> = Option<Id>;

export interface SelectProps<Id extends string>
  extends
    FieldTexts,
    Pick<
      AriaSelectProps<object>,
      | 'isDisabled'
      | 'isRequired'
      | 'name'
      | 'id'
      | 'onBlur'
      | 'onFocus'
      | 'onOpenChange'
      | 'autoFocus'
      | 'aria-describedby'
    > {
  options: ReadonlyArray<SelectOption<Id>>;
  /** The chosen option's id; null shows the placeholder. One that is none of the options is called gone. */
  value?: Id | null;
  defaultValue?: Id | null;
  onChange?: (value: Id) => void;
  placeholder?: string;
  size?: FieldSize;
  ref?: Ref<HTMLButtonElement>;
  UNSAFE_className?: string;
}

/** One of a known list. Above a hundred options only the rows in view are rendered; to search among many take ComboBox. */
export function Select<Id extends string>({
  label,
  isLabelHidden,
  description,
  error,
  labelEnd,
  options,
  onChange,
  placeholder,
  size = 'md',
  ref,
  UNSAFE_className,
  ...rest
}: SelectProps<Id>) {
  const { t } = useLingui();
  const gone = useGone(options, rest.value);
  const problem = hasContent(error) ? error : gone;
  const isVirtual = options.length > virtualFrom;
  return (
    <AriaSelect
      {...rest}
      placeholder={placeholder ?? t`Choose…`}
      onChange={(key) => {
        const chosen = options.find((option) => option.id === key);
        if (chosen) onChange?.(chosen.id);
      }}
      {...wrongWhen(problem)}
      validationBehavior="aria"
      className={classNames(field.field, UNSAFE_className)}
    >
      <FieldLabel label={label} isHidden={isLabelHidden} isRequired={rest.isRequired} end={labelEnd} />
      <Button className={classNames(field.box({ size }), css.trigger)} {...(ref !== undefined && { ref })}>
        <SelectValue<SelectOption<Id>> className={css.value}>
          {({ isPlaceholder, selectedItems, defaultChildren }) => {
            if (gone !== undefined) return <span className={css.valueText}>{t`No longer there`}</span>;
            const chosen = selectedItems[0];
            if (isPlaceholder || !chosen) return defaultChildren;
            return (
              <>
                {chosen.avatar && <Avatar {...chosen.avatar} size="sm" />}
                {chosen.icon && <Icon icon={chosen.icon} />}
                <span className={css.valueText} dir="auto">
                  {chosen.label}
                </span>
              </>
            );
          }}
        </SelectValue>
        <Icon icon={ChevronDown} UNSAFE_className={css.chevron} />
      </Button>
      <FieldMessages description={description} error={problem} />
      <Popover
        data-surface="overlay"
        offset={4}
        className={popover.popover({ width: isVirtual ? 'trigger' : 'options' })}
      >
        <OptionList options={options} whenEmpty={t`Nothing to choose from`} />
      </Popover>
    </AriaSelect>
  );
}
