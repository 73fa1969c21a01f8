import { Check, Minus } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components/Checkbox';
import { FieldError } from 'react-aria-components/FieldError';
import { Text } from 'react-aria-components/Text';
import { ErrorText, hasContent, wrongWhen } from '../Field/parts.ts';
import { classNames } from '../styles/classNames.ts';
import * as css from './Checkbox.css.ts';

export interface CheckboxProps extends Pick<
  CheckboxFieldProps,
  | 'isSelected'
  | 'defaultSelected'
  | 'onChange'
  | 'onBlur'
  | 'isDisabled'
  | 'isReadOnly'
  | 'isRequired'
  | 'isIndeterminate'
  | 'name'
  | 'value'
  | 'autoFocus'
  | 'id'
  | 'aria-describedby'
  | 'excludeFromTabOrder'
  | 'slot'
> {
  /** What ticking it means. */
  label: string;
  /** Keep the words for assistive technology only: the select box of a row. */
  isLabelHidden?: boolean;
  description?: ReactNode;
  error?: ReactNode;
  inputRef?: RefObject<HTMLInputElement | null>;
  UNSAFE_className?: string;
}

/** Yes or no that takes effect with a form; a Switch takes effect at once. */
export function Checkbox({
  label,
  isLabelHidden = false,
  description,
  error,
  inputRef,
  UNSAFE_className,
  ...rest
}: CheckboxProps) {
  const naming = isLabelHidden ? { 'aria-label': label } : {};
  return (
    <CheckboxField
      {...rest}
      {...naming}
      {...(inputRef !== undefined && { inputRef })}
      {...wrongWhen(error)}
      validationBehavior="aria"
      className={classNames(css.field, UNSAFE_className)}
    >
      <CheckboxButton className={classNames(css.checkbox, isLabelHidden && css.bare)}>
        {({ isIndeterminate, isSelected }) => (
          <>
            <span className={css.boxLine}>
              <span className={css.box}>
                {isIndeterminate ? (
                  <Minus className={css.mark} aria-hidden="true" />
                ) : (
                  isSelected && <Check className={css.mark} aria-hidden="true" />
                )}
              </span>
            </span>
            {!isLabelHidden && <span className={css.words}>{label}</span>}
          </>
        )}
      </CheckboxButton>
      {hasContent(description) && (
        <Text slot="description" className={css.description}>
          {description}
        </Text>
      )}
      <FieldError className={css.error}>
        {({ validationErrors }) => (
          <ErrorText>{hasContent(error) ? error : validationErrors.join(' ')}</ErrorText>
        )}
      </FieldError>
    </CheckboxField>
  );
}
