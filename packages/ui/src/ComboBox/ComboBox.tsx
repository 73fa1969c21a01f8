import { useLingui } from '@lingui/react/macro';
import { ChevronDown, Plus, X } from 'lucide-react';
import { type Ref, useDeferredValue, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
} from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { useLocale } from 'react-aria-components/I18nProvider';
import * as field from '../Field/Field.css.ts';
import {
  FieldLabel,
  FieldMessages,
  type FieldSize,
  type FieldTexts,
  hasContent,
  sentName,
  wrongWhen,
} from '../Field/parts.ts';
import { useGone } from '../Field/useGone.ts';
import { Icon } from '../Icon/index.ts';
import { PlainIconButton } from '../IconButton/index.ts';
import { FoundOptions } from '../OptionList/FoundOptions.tsx';
import { OpeningInput } from '../OptionList/OpeningInput.tsx';
import type { Option } from '../OptionList/index.ts';
import { classNames } from '../styles/classNames.ts';
import { useContains } from '../WordFolder/useContains.ts';
import * as css from './ComboBox.css.ts';
import { missingText } from './missingText.ts';

export type ComboBoxOption<Id extends string = string> = Option<Id>;

export interface ComboBoxProps<Id extends string>
  extends
    FieldTexts,
    Pick<
      AriaComboBoxProps<object>,
      | 'isDisabled'
      | 'isReadOnly'
      | 'isRequired'
      | 'name'
      | 'id'
      | 'onBlur'
      | 'onFocus'
      | 'onOpenChange'
      | 'autoFocus'
    > {
  /** All options; with `onSearch`, those found for the words typed last. */
  options: ReadonlyArray<ComboBoxOption<Id>>;
  value: Id | null;
  /** Null when the person empties the field. */
  onChange: (value: Id | null) => void;
  /** Options come from elsewhere: called with each change of the words; the component filters nothing then. */
  onSearch?: (words: string) => void;
  /** The chosen option, where `options` may not hold it: it is then never lost from sight. */
  selected?: ComboBoxOption<Id> | null;
  isLoading?: boolean;
  /** Why nothing could be found; shown in the list. */
  searchError?: string;
  /**
   * Makes what is missing: while no option is called as the words are, a last row offers it. The caller adds the new
   * option and makes it the value.
   */
  onCreate?: (text: string) => void;
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
  options: given,
  value,
  onChange,
  onSearch,
  selected,
  isLoading = false,
  searchError,
  onCreate,
  placeholder,
  size = 'md',
  ref,
  name,
  UNSAFE_className,
  ...rest
}: ComboBoxProps<Id>) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const contains = useContains();
  const [words, setWords] = useState('');
  // What was made reaches react-aria's collection a render after it was given: its value has to wait for it.
  const listed = useDeferredValue(value);
  const isKnown = !selected || given.some(({ id }) => id === selected.id);
  const options = isKnown ? given : [...given, selected];
  // Those that are found for words need not hold what is chosen.
  const gone = useGone(onSearch ? [] : options, onCreate ? listed : value);
  const problem = hasContent(error) ? error : gone;
  const canClear = value !== null && !rest.isRequired && !rest.isDisabled && !rest.isReadOnly;
  // As long as something is on its way, nobody knows that it is missing.
  const text = onCreate && !isLoading ? missingText(words, options, locale) : undefined;
  return (
    <AriaComboBox
      {...rest}
      {...sentName(name, rest.isDisabled)}
      {...(onSearch ? { items: options } : { defaultItems: options })}
      defaultFilter={contains}
      onInputChange={(next) => {
        setWords(next);
        onSearch?.(next);
      }}
      value={onCreate ? listed : value}
      onChange={(key) => onChange(options.find((option) => option.id === key)?.id ?? null)}
      allowsEmptyCollection
      {...wrongWhen(problem)}
      validationBehavior="aria"
      className={classNames(field.field, UNSAFE_className)}
    >
      <FieldLabel label={label} isHidden={isLabelHidden} isRequired={rest.isRequired} end={labelEnd} />
      <Group className={field.box({ size })} role="presentation">
        <OpeningInput
          className={field.input}
          placeholder={placeholder ?? t`Type to search`}
          {...(ref !== undefined && { ref })}
        />
        {canClear && (
          <PlainIconButton
            slot={null}
            icon={X}
            label={t`Clear`}
            size="sm"
            excludeFromTabOrder
            onPress={() => onChange(null)}
          />
        )}
        <Button className={css.opener()}>
          <Icon icon={ChevronDown} />
        </Button>
      </Group>
      <FieldMessages description={description} error={problem} />
      <FoundOptions
        options={options}
        isLoading={isLoading}
        searchError={searchError}
        {...(text !== undefined && {
          last: { label: t`Create “${text}”`, icon: Plus, onAction: () => onCreate?.(text) },
        })}
      />
    </AriaComboBox>
  );
}
