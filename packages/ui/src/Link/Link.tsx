import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { classNames } from '../styles/classNames.ts';
import * as css from './Link.css.ts';

export interface LinkProps extends Pick<
  AriaLinkProps,
  | 'href'
  | 'target'
  | 'rel'
  | 'download'
  | 'onPress'
  | 'isDisabled'
  | 'routerOptions'
  | 'hrefLang'
  | 'aria-label'
  | 'aria-current'
> {
  children: ReactNode;
  /** `plain` takes the colour of the text around it. */
  tone?: 'accent' | 'plain';
  /** `always` within a sentence, `hover` where it stands alone: a table cell, a list; `never` around a picture. */
  underline?: 'always' | 'hover' | 'never';
  isStrong?: boolean;
  ref?: Ref<HTMLAnchorElement>;
  UNSAFE_className?: string;
}

/** Goes to an address. The application's RouterProvider decides how; what acts and stays is a Button. */
export function Link({
  children,
  tone = 'accent',
  underline = 'always',
  isStrong = false,
  UNSAFE_className,
  ...rest
}: LinkProps) {
  return (
    <AriaLink {...rest} className={classNames(css.link({ tone, underline, isStrong }), UNSAFE_className)}>
      {children}
    </AriaLink>
  );
}
