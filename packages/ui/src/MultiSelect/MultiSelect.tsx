import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ChevronDown, ListChecks } from 'lucide-react';
import { type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
} from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import * as combo from '../ComboBox/ComboBox.css.ts';
import * as field from '../Field/Field.css.ts';
import {
  FieldLabel,
  FieldMessages,
  sentName,
  wrongWhen,
  type FieldSize,
  type FieldTexts,
} from '../Field/parts.ts';
import { Icon } from '../Icon/index.ts';
import { FoundOptions } from '../OptionList/FoundOptions.tsx';
import { OpeningInput } from '../OptionList/OpeningInput.tsx';
import type { Option } from '../OptionList/index.ts';
import { classNames } from '../styles/classNames.ts';
import { useContains } from '../WordFolder/useContains.ts';
import { ChosenTags } from './ChosenTags.tsx';
import { afterAll, afterChoice } from './choosing.ts';
import * as css from './MultiSelect.css.ts';

export type MultiSelectOption<Id extends string = string> = Option<Id>;

export interface MultiSelectProps<Id extends string>
  extends
    FieldTexts,
    Pick<
      AriaComboBoxProps<object>,
      'isDisabled' | 'isReadOnly' | 'isRequired' | 'name' | 'id' | 'onBlur' | 'onFocus' | 'autoFocus'
    > {
  /** All options; with `onSearch`, those found for the words typed last. */
  options: ReadonlyArray<MultiSelectOption<Id>>;
  /** Chosen ids, in the order of choosing. */
  value: readonly Id[];
  onChange: (value: readonly Id[]) => void;
  /** Options come from elsewhere: called with each change of the words; the component filters nothing then. */
  onSearch?: (words: string) => void;
  /** The chosen options, where `options` may not hold them: without it such an id is shown as it is. */
  selected?: ReadonlyArray<MultiSelectOption<Id>>;
  isLoading?: boolean;
  /** Why nothing could be found; shown in the list. */
  searchError?: string;
  placeholder?: string;
  size?: FieldSize;
  ref?: Ref<HTMLInputElement | null>;
  UNSAFE_className?: string;
}

/** Several of many, found by typing; the chosen ones stand in the field as tags. */
export function MultiSelect<Id extends string>({
  label,
  isLabelHidden,
  description,
  error,
  labelEnd,
  options,
  value,
  onChange,
  onSearch,
  selected = [],
  isLoading = false,
  searchError,
  placeholder,
  size = 'md',
  ref,
  name,
  UNSAFE_className,
  ...rest
}: MultiSelectProps<Id>) {
  const { t, i18n } = useLingui();
  const contains = useContains();
  const [words, setWords] = useState('');
  const [removed, setRemoved] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, []);
  const countId = useId();
  const isFixed = rest.isDisabled || rest.isReadOnly || false;
  const found = onSearch
    ? options
    : options.filter((option) => contains(option.words ?? option.label, words));
  const known = new Map([...selected, ...options].map((option) => [option.id, option]));
  const tags = value.map((id) => known.get(id) ?? { id, label: id });
  const count = value.length;
  const countText = t`${plural(count, { one: '# selected', other: '# selected' })}`;
  const search = (next: string) => {
    if (next === words) return;
    setWords(next);
    onSearch?.(next);
  };
  const change = (next: readonly Id[]) => {
    search('');
    // React-aria repeats the value when the list closes.
    if (next.length !== count || next.some((id, index) => id !== value[index])) onChange(next);
  };
  const remove = (id: string) => {
    const name = tags.find((tag) => tag.id === id)?.label ?? id;
    setRemoved(t`${name} removed`);
    onChange(value.filter((chosen) => chosen !== id));
    if (count === 1) input.current?.focus();
  };
  const shown = found.filter(({ isDisabled }) => !isDisabled);
  const chosen = new Set(value);
  const areAllChosen = shown.every(({ id }) => chosen.has(id));
  const all = {
    label: areAllChosen ? t`Deselect all shown` : t`Select all shown`,
    icon: ListChecks,
    end: i18n.number(shown.length),
    onAction: () => change(afterAll(found, value)),
  };
  return (
    <AriaComboBox
      {...rest}
      {...sentName(name, rest.isDisabled)}
      selectionMode="multiple"
      items={found}
      inputValue={words}
      onInputChange={search}
      value={[...value]}
      onChange={(keys) => change(afterChoice(options, value, keys))}
      onKeyDown={({ key, repeat }) => {
        const last = value.at(-1);
        if (key === 'Backspace' && !repeat && words === '' && !isFixed && last !== undefined) remove(last);
      }}
      allowsEmptyCollection
      aria-describedby={count > 0 ? countId : ''}
      {...wrongWhen(error)}
      validationBehavior="aria"
      className={classNames(field.field, UNSAFE_className)}
    >
      <FieldLabel
        label={label}
        isHidden={isLabelHidden}
        isRequired={rest.isRequired}
        end={labelEnd ?? (count > 0 ? countText : undefined)}
      />
      <Group className={classNames(field.box({ size }), css.box)} role="presentation">
        <ChosenTags
          label={label}
          tags={tags}
          isDisabled={rest.isDisabled ?? false}
          onRemove={isFixed ? undefined : remove}
        >
          <OpeningInput
            ref={input}
            className={classNames(field.input, css.input)}
            {...(count === 0 && !rest.isReadOnly && { placeholder: placeholder ?? t`Type to search` })}
          />
        </ChosenTags>
        <Button className={combo.opener({ beside: size })}>
          <Icon icon={ChevronDown} />
        </Button>
      </Group>
      <FieldMessages description={description} error={error} />
      <span id={countId} hidden>
        {countText}
      </span>
      <VisuallyHidden>
        <output>{removed}</output>
      </VisuallyHidden>
      <FoundOptions
        options={found}
        isLoading={isLoading}
        searchError={searchError}
        {...(shown.length > 1 && { first: all })}
      />
    </AriaComboBox>
  );
}
