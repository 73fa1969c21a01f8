import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { classNames } from '../styles/classNames.ts';
import * as css from './Skeleton.css.ts';

export interface SkeletonProps {
  /** What will stand here. */
  shape?: css.Shape;
  /** Ignored by `avatar`. */
  width?: css.Width;
  UNSAFE_className?: string;
}

/** The place of something that is on its way; appears only after 150 ms. Hidden from assistive technology: see Loading. */
export function Skeleton({ shape = 'text', width = 'full', UNSAFE_className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(css.skeleton({ shape, ...(shape !== 'avatar' && { width }) }), UNSAFE_className)}
    />
  );
}

export interface LoadingProps {
  /** Skeletons in the shape of what comes. */
  children: ReactNode;
  /** What is on its way, when "Loading" says too little. */
  label?: string;
}

/** Skeletons with one announcement for them all. */
export function Loading({ children, label }: LoadingProps) {
  const { t } = useLingui();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element may not hold blocks
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label ?? t`Loading`}</VisuallyHidden>
      {children}
    </div>
  );
}
