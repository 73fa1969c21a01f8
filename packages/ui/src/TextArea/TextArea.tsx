import type { HTMLAttributes, Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import * as field from '../Field/Field.css.ts';
import { FieldLabel, FieldMessages, type FieldTexts, wrongWhen } from '../Field/parts.ts';
import { classNames } from '../styles/classNames.ts';
import type { TextInputProps } from '../TextField/index.ts';
import * as css from './TextArea.css.ts';

export interface TextAreaProps extends FieldTexts, TextInputProps {
  placeholder?: string;
  /** Lines shown when empty; it grows with what is typed. */
  rows?: number;
  lang?: string;
  dir?: NonNullable<HTMLAttributes<HTMLElement>['dir']>;
  ref?: Ref<HTMLTextAreaElement>;
  UNSAFE_className?: string;
}

/** Text of several lines. */
export function TextArea({
  label,
  isLabelHidden,
  description,
  error,
  labelEnd,
  placeholder,
  rows = 3,
  lang,
  dir,
  ref,
  UNSAFE_className,
  ...rest
}: TextAreaProps) {
  return (
    <AriaTextField
      {...rest}
      {...wrongWhen(error)}
      validationBehavior="aria"
      className={classNames(field.field, UNSAFE_className)}
    >
      <FieldLabel label={label} isHidden={isLabelHidden} isRequired={rest.isRequired} end={labelEnd} />
      <Group className={classNames(field.box(), css.box)} role="presentation">
        <AriaTextArea
          rows={rows}
          className={classNames(field.input, css.area)}
          {...(placeholder !== undefined && { placeholder })}
          {...(lang !== undefined && { lang })}
          {...(dir !== undefined && { dir })}
          {...(ref !== undefined && { ref })}
        />
      </Group>
      <FieldMessages description={description} error={error} />
    </AriaTextField>
  );
}
