import type { ReactNode } from 'react';
import { SwitchButton, SwitchField, type SwitchFieldProps } from 'react-aria-components/Switch';
import { Text } from 'react-aria-components/Text';
import { hasContent } from '../Field/parts.ts';
import { classNames } from '../styles/classNames.ts';
import * as css from './Switch.css.ts';

export interface SwitchProps extends Pick<
  SwitchFieldProps,
  | 'isSelected'
  | 'defaultSelected'
  | 'onChange'
  | 'onBlur'
  | 'isDisabled'
  | 'isReadOnly'
  | 'name'
  | 'value'
  | 'autoFocus'
  | 'id'
> {
  /** What is on when it is on. It does not change with the state. */
  label: string;
  isLabelHidden?: boolean;
  description?: ReactNode;
  UNSAFE_className?: string;
}

/** On or off, at once. What waits for a Save button is a Checkbox. */
export function Switch({
  label,
  isLabelHidden = false,
  description,
  UNSAFE_className,
  ...rest
}: SwitchProps) {
  return (
    <SwitchField
      {...rest}
      {...(isLabelHidden && { 'aria-label': label })}
      className={classNames(css.field, UNSAFE_className)}
    >
      <SwitchButton className={css.toggle}>
        <span className={css.trackLine}>
          <span className={css.track}>
            <span className={css.knob} />
          </span>
        </span>
        {!isLabelHidden && <span className={css.words}>{label}</span>}
      </SwitchButton>
      {hasContent(description) && (
        <Text slot="description" className={css.description}>
          {description}
        </Text>
      )}
    </SwitchField>
  );
}
