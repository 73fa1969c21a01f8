import { Button as AriaButton } from 'react-aria-components/Button';
import type { ButtonProps } from '../Button/index.ts';
import * as css from '../Button/Button.css.ts';
import { PendingMark } from '../Button/PendingMark.tsx';
import { Icon, type IconSource } from '../Icon/index.ts';
import { classNames } from '../styles/classNames.ts';

export interface PlainIconButtonProps extends Omit<
  ButtonProps,
  'children' | 'iconStart' | 'iconEnd' | 'isWide' | 'aria-label' | 'aria-labelledby'
> {
  icon: IconSource;
  /** The button's name. */
  label: string;
  /** Fills the picture: a press has turned on what it stands for. Say it with `aria-pressed` too. */
  isFilled?: boolean;
}

/** An IconButton without a tooltip, for where its meaning is plain: it spares a page the code of floating things. */
export function PlainIconButton({
  icon,
  label,
  isFilled = false,
  tone = 'neutral',
  variant = 'ghost',
  size = 'md',
  UNSAFE_className,
  ...rest
}: PlainIconButtonProps) {
  return (
    <AriaButton
      {...rest}
      aria-label={label}
      className={classNames(css.button({ tone, variant, square: size }), UNSAFE_className)}
    >
      {({ isPending }) => (
        <>
          <span className={css.content}>
            <Icon icon={icon} size={size === 'sm' ? 'sm' : 'md'} isFilled={isFilled} />
          </span>
          {isPending && <PendingMark />}
        </>
      )}
    </AriaButton>
  );
}
