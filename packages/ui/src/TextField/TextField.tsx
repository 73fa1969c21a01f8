import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import {
  FieldLabel,
  FieldMessages,
  hasContent,
  type FieldSize,
  type FieldTexts,
  wrongWhen,
} from '../Field/parts.ts';
import * as css from '../Field/Field.css.ts';
import { classNames } from '../styles/classNames.ts';

/** What every field of text takes from react-aria unchanged. */
export type TextInputProps = Pick<
  AriaTextFieldProps,
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onBlur'
  | 'onFocus'
  | 'onKeyDown'
  | 'onPaste'
  | 'isDisabled'
  | 'isReadOnly'
  | 'isRequired'
  | 'name'
  | 'id'
  | 'autoComplete'
  | 'autoFocus'
  | 'inputMode'
  | 'maxLength'
  | 'spellCheck'
  | 'enterKeyHint'
  | 'aria-describedby'
>;

export interface TextFieldProps extends FieldTexts, TextInputProps {
  type?: 'text' | 'email' | 'tel' | 'url';
  placeholder?: string;
  size?: FieldSize;
  /** Inside the box, before the text. */
  prefix?: ReactNode;
  /** Inside the box, after the text. */
  suffix?: ReactNode;
  /** `code` for identifiers (fixed width), `figures` for amounts (tabular, at the end). */
  look?: 'text' | 'code' | 'figures';
  /** Language and direction of what is typed, where they differ from the page's. */
  lang?: string;
  dir?: NonNullable<HTMLAttributes<HTMLElement>['dir']>;
  ref?: Ref<HTMLInputElement>;
  UNSAFE_className?: string;
}

const looks = { text: undefined, code: css.code, figures: css.figures };

/** One line of text with its label above, and help and error below. */
export function TextField({
  label,
  isLabelHidden,
  description,
  error,
  labelEnd,
  type = 'text',
  placeholder,
  size = 'md',
  prefix,
  suffix,
  look = 'text',
  lang,
  dir,
  ref,
  UNSAFE_className,
  ...rest
}: TextFieldProps) {
  return (
    <AriaTextField
      {...rest}
      type={type}
      {...wrongWhen(error)}
      validationBehavior="aria"
      className={classNames(css.field, UNSAFE_className)}
    >
      <FieldLabel label={label} isHidden={isLabelHidden} isRequired={rest.isRequired} end={labelEnd} />
      <Group
        className={css.box({ size })}
        role="presentation"
        // What stands in the box goes on as what is typed does: `example.com/` before a name.
        {...(dir !== undefined && { dir })}
      >
        {hasContent(prefix) && (
          <span dir="auto" className={css.affix}>
            {prefix}
          </span>
        )}
        <Input
          className={classNames(css.input, looks[look])}
          {...(placeholder !== undefined && { placeholder })}
          {...(lang !== undefined && { lang })}
          {...(dir !== undefined && { dir })}
          {...(ref !== undefined && { ref })}
        />
        {hasContent(suffix) && (
          <span dir="auto" className={css.affix}>
            {suffix}
          </span>
        )}
      </Group>
      <FieldMessages description={description} error={error} />
    </AriaTextField>
  );
}
