import { useLingui } from '@lingui/react/macro';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import * as css from '../Field/Field.css.ts';
import { FieldLabel, FieldMessages, type FieldSize, type FieldTexts, wrongWhen } from '../Field/parts.ts';
import { PlainIconButton } from '../IconButton/index.ts';
import { classNames } from '../styles/classNames.ts';
import type { TextInputProps } from '../TextField/index.ts';

export interface PasswordFieldProps
  extends FieldTexts, Omit<TextInputProps, 'inputMode' | 'spellCheck' | 'autoComplete'> {
  /** Tells password managers which secret it is. */
  autoComplete: 'current-password' | 'new-password' | 'one-time-code';
  size?: FieldSize;
  ref?: Ref<HTMLInputElement>;
  UNSAFE_className?: string;
}

/** A secret, masked until the person asks to see it. Pasting and password managers are welcome (3.3.8 of WCAG 2.2). */
export function PasswordField({
  label,
  isLabelHidden,
  description,
  error,
  labelEnd,
  size = 'md',
  ref,
  UNSAFE_className,
  ...rest
}: PasswordFieldProps) {
  const { t } = useLingui();
  const [isRevealed, setRevealed] = useState(false);
  return (
    <AriaTextField
      {...rest}
      type={isRevealed ? 'text' : 'password'}
      spellCheck="false"
      {...wrongWhen(error)}
      validationBehavior="aria"
      className={classNames(css.field, UNSAFE_className)}
    >
      <FieldLabel label={label} isHidden={isLabelHidden} isRequired={rest.isRequired} end={labelEnd} />
      <Group className={css.box({ size })} role="presentation">
        <Input className={css.input} autoCapitalize="none" dir="ltr" {...(ref !== undefined && { ref })} />
        <PlainIconButton
          icon={isRevealed ? EyeOff : Eye}
          label={isRevealed ? t`Hide password` : t`Show password`}
          size="sm"
          UNSAFE_className={css.boxButton}
          {...(rest.isDisabled !== undefined && { isDisabled: rest.isDisabled })}
          onPress={() => setRevealed(!isRevealed)}
        />
      </Group>
      <FieldMessages description={description} error={error} />
    </AriaTextField>
  );
}
