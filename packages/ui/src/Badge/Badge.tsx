import type { ReactNode } from 'react';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { Icon, type IconSource } from '../Icon/index.ts';
import { classNames } from '../styles/classNames.ts';
import * as css from './Badge.css.ts';

export type BadgeTone = keyof typeof css.badge.classNames.variants.tone;

export interface BadgeProps {
  children: ReactNode;
  tone?: BadgeTone;
  icon?: IconSource;
  /** Read instead of a bare figure: "3 errors" for "3". */
  label?: string;
  UNSAFE_className?: string;
}

/** A count or a kind beside what it belongs to. It is not pressed, and colour is never all it says. */
export function Badge({ children, tone = 'neutral', icon, label, UNSAFE_className }: BadgeProps) {
  return (
    <span
      className={classNames(css.badge({ tone }), UNSAFE_className)}
      // A quiet one brings its own ground to whatever it lies on.
      {...(tone === 'neutral' && { 'data-surface': 'sunken' })}
    >
      {icon && <Icon icon={icon} size="sm" />}
      {label === undefined ? (
        <span className={css.text}>{children}</span>
      ) : (
        <>
          <span aria-hidden="true" className={css.text}>
            {children}
          </span>
          <VisuallyHidden elementType="span">{label}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
