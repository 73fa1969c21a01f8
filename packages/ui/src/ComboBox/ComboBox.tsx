import { useLingui } from '@lingui/react/macro';
import { ChevronDown, X } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
} from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Popover } from 'react-aria-components/Popover';
import * as field from '../Field/Field.css.ts';
import { FieldLabel, FieldMessages, type FieldSize, type FieldTexts, wrongWhen } from '../Field/index.ts';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { OptionList, type Option } from '../OptionList/index.ts';
import * as popover from '../Popover/Popover.css.ts';
import { classNames } from '../styles/classNames.ts';
import * as css from './ComboBox.css.ts';

export type ComboBoxOption<Id extends string = string> = Option<Id>;

export interface ComboBoxProps<Id extends string>
  extends
    FieldTexts,
    Pick<
      AriaComboBoxProps<object>,
      'isDisabled' | 'isReadOnly' | 'isRequired' | 'id' | 'onBlur' | 'onFocus' | 'onOpenChange' | 'autoFocus'
    > {
  /** All options; with `onSearch`, those found for the words typed last. */
  items: ReadonlyArray<ComboBoxOption<Id>>;
  value: Id | null;
  /** Null when the person empties the field. */
  onChange: (value: Id | null) => void;
  /** Options come from elsewhere: called with each change of the words; the component filters nothing then. */
  onSearch?: (words: string) => void;
  /** The chosen option, where `items` may not hold it: it is then never lost from sight. */
  selected?: ComboBoxOption<Id> | null;
  isLoading?: boolean;
  placeholder?: string;
  size?: FieldSize;
  ref?: Ref<HTMLInputElement>;
  UNSAFE_className?: string;
}

/** One of many, found by typing. The list is rendered only as far as it is seen. */
export function ComboBox<Id extends string>({
  label,
  isLabelHidden,
  description,
  error,
  labelEnd,
  items,
  value,
  onChange,
  onSearch,
  selected,
  isLoading = false,
  placeholder,
  size = 'md',
  ref,
  UNSAFE_className,
  ...rest
}: ComboBoxProps<Id>) {
  const { t } = useLingui();
  const isKnown = !selected || items.some((item) => item.id === selected.id);
  const options = isKnown ? items : [...items, selected];
  const canClear = value !== null && !rest.isRequired && !rest.isDisabled && !rest.isReadOnly;
  return (
    <AriaComboBox
      {...rest}
      {...(onSearch ? { items: options, onInputChange: onSearch } : { defaultItems: options })}
      value={value}
      onChange={(key) => onChange(options.find((option) => option.id === key)?.id ?? null)}
      allowsEmptyCollection
      {...wrongWhen(error)}
      validationBehavior="aria"
      className={classNames(field.field, UNSAFE_className)}
    >
      <FieldLabel label={label} isHidden={isLabelHidden} isRequired={rest.isRequired} end={labelEnd} />
      <Group className={classNames(field.box, field.boxSize[size])} role="presentation">
        <Input
          className={field.input}
          placeholder={placeholder ?? t`Type to search`}
          {...(ref !== undefined && { ref })}
        />
        {canClear && (
          <IconButton
            slot={null}
            icon={X}
            label={t`Clear`}
            size="sm"
            tooltip="none"
            excludeFromTabOrder
            onPress={() => onChange(null)}
          />
        )}
        <Button className={css.opener}>
          <Icon icon={ChevronDown} />
        </Button>
      </Group>
      <FieldMessages description={description} error={error} />
      <Popover
        data-surface="overlay"
        offset={4}
        className={classNames(popover.popover, popover.width.trigger)}
      >
        <OptionList options={options} whenEmpty={isLoading ? t`Searching…` : t`Nothing found`} />
      </Popover>
    </AriaComboBox>
  );
}
