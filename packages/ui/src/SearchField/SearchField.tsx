import { useLingui } from '@lingui/react/macro';
import { Search, X } from 'lucide-react';
import { type Ref, use } from 'react';
import { AutocompleteStateContext } from 'react-aria-components/Autocomplete';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components/SearchField';
import * as field from '../Field/Field.css.ts';
import { FieldLabel, type FieldSize } from '../Field/parts.ts';
import { Icon } from '../Icon/index.ts';
import { PlainIconButton } from '../IconButton/index.ts';
import { classNames } from '../styles/classNames.ts';
import * as css from './SearchField.css.ts';

export interface SearchFieldProps extends Pick<
  AriaSearchFieldProps,
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onSubmit'
  | 'onClear'
  | 'onFocus'
  | 'onBlur'
  | 'isDisabled'
  | 'autoFocus'
  | 'maxLength'
  | 'id'
> {
  /** What is searched; hidden unless `isLabelHidden` is false, and then also the placeholder. */
  label: string;
  isLabelHidden?: boolean;
  placeholder?: string;
  size?: FieldSize;
  ref?: Ref<HTMLInputElement>;
  UNSAFE_className?: string;
}

/** Words to look for. Escape and the cross empty it, Enter submits. */
export function SearchField({
  label,
  isLabelHidden = true,
  placeholder,
  size = 'md',
  ref,
  UNSAFE_className,
  ...rest
}: SearchFieldProps) {
  const { t } = useLingui();
  // Within an Autocomplete arrows walk a list from here that always shows: a combobox (APG), which is no search box.
  const hasList = use(AutocompleteStateContext) !== null;
  return (
    <AriaSearchField
      {...rest}
      type={hasList ? 'text' : 'search'}
      className={classNames(field.field, UNSAFE_className)}
    >
      <FieldLabel label={label} isHidden={isLabelHidden} />
      <Group className={field.box({ size })} role="presentation">
        <span className={classNames(field.affix, css.glass)}>
          <Icon icon={Search} />
        </span>
        <Input
          {...(hasList && { role: 'combobox', 'aria-expanded': true })}
          className={field.input}
          placeholder={placeholder ?? (isLabelHidden ? label : '')}
          {...(ref !== undefined && { ref })}
        />
        <PlainIconButton icon={X} label={t`Clear search`} size="sm" UNSAFE_className={css.clear} />
      </Group>
    </AriaSearchField>
  );
}
