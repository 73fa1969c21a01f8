import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import * as css from '../Button/Button.css.ts';
import type { ButtonSize, ButtonTone, ButtonVariant } from '../Button/index.ts';
import { areLong } from '../Button/longWords.ts';
import { Icon, type IconSource } from '../Icon/index.ts';
import { classNames } from '../styles/classNames.ts';

export interface LinkButtonProps extends Pick<
  AriaLinkProps,
  'href' | 'target' | 'rel' | 'download' | 'isDisabled' | 'routerOptions' | 'aria-label'
> {
  children: ReactNode;
  tone?: ButtonTone;
  variant?: ButtonVariant;
  size?: ButtonSize;
  iconStart?: IconSource;
  iconEnd?: IconSource;
  ref?: Ref<HTMLAnchorElement>;
  UNSAFE_className?: string;
}

/** A link that looks like a Button, for a page's one next step when that step is another page. */
export function LinkButton({
  children,
  tone = 'neutral',
  variant = 'solid',
  size = 'md',
  iconStart,
  iconEnd,
  UNSAFE_className,
  ...rest
}: LinkButtonProps) {
  return (
    <AriaLink
      {...rest}
      className={classNames(css.button({ tone, variant, size, isLong: areLong(children) }), UNSAFE_className)}
    >
      <span className={css.content}>
        {iconStart && <Icon icon={iconStart} size={size === 'sm' ? 'sm' : 'md'} />}
        {children}
        {iconEnd && <Icon icon={iconEnd} size={size === 'sm' ? 'sm' : 'md'} />}
      </span>
    </AriaLink>
  );
}
