import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Icon, type IconSource } from '../Icon/index.ts';
import { classNames } from '../styles/classNames.ts';
import * as css from './Button.css.ts';
import { areLong } from './longWords.ts';
import { PendingMark } from './PendingMark.tsx';
import type { ButtonSize, ButtonTone, ButtonVariant } from './Button.types.ts';

export interface ButtonProps extends Pick<
  AriaButtonProps,
  | 'onPress'
  | 'isDisabled'
  | 'isPending'
  | 'type'
  | 'name'
  | 'value'
  | 'form'
  | 'autoFocus'
  | 'slot'
  | 'id'
  | 'aria-label'
  | 'aria-labelledby'
  | 'aria-describedby'
  | 'aria-expanded'
  | 'aria-haspopup'
  | 'aria-controls'
  | 'aria-pressed'
  | 'excludeFromTabOrder'
> {
  children: ReactNode;
  tone?: ButtonTone;
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Before the text, in reading order. */
  iconStart?: IconSource;
  /** After the text, in reading order. */
  iconEnd?: IconSource;
  /** Take the whole width of the container. */
  isWide?: boolean;
  ref?: Ref<HTMLButtonElement>;
  UNSAFE_className?: string;
}

/**
 * Starts an action. While `isPending` it keeps focus and width and takes no second press.
 * Goes nowhere: what changes the address is a Link.
 */
export function Button({
  children,
  tone = 'neutral',
  variant = 'solid',
  size = 'md',
  iconStart,
  iconEnd,
  isWide = false,
  UNSAFE_className,
  ...rest
}: ButtonProps) {
  return (
    <AriaButton
      {...rest}
      className={classNames(
        css.button({ tone, variant, size, isWide, isLong: areLong(children) }),
        UNSAFE_className,
      )}
    >
      {({ isPending }) => (
        <>
          <span className={css.content}>
            {iconStart && <Icon icon={iconStart} size={size === 'sm' ? 'sm' : 'md'} />}
            {children}
            {iconEnd && <Icon icon={iconEnd} size={size === 'sm' ? 'sm' : 'md'} />}
          </span>
          {isPending && <PendingMark />}
        </>
      )}
    </AriaButton>
  );
}
