import type { LucideIcon } from 'lucide-react';
import { classNames } from '../styles/classNames.ts';
import { directionalIcons } from './directional.ts';
import * as css from './Icon.css.ts';

export type IconSource = LucideIcon;
export type IconSize = keyof typeof css.icon.classNames.variants.size;

export interface IconProps {
  /** A lucide component: `import { Trash2 } from 'lucide-react'`. */
  icon: IconSource;
  /** What the picture says. Leave it out only where text beside it says the same; the icon is hidden then. */
  label?: string;
  size?: IconSize;
  /** Mirror in right-to-left text; by default the icons that point somewhere. */
  isDirectional?: boolean;
  /** A shape that is filled instead of outlined: what it stands for is on. */
  isFilled?: boolean;
  UNSAFE_className?: string;
}

/** One picture of the one icon set, at one stroke width, coloured by the text around it. */
export function Icon({
  icon: Source,
  label,
  size = 'md',
  isDirectional,
  isFilled = false,
  UNSAFE_className,
}: IconProps) {
  const isMirrored = isDirectional ?? directionalIcons.has(Source.displayName ?? '');
  const className = classNames(css.icon({ size, isMirrored, isFilled }), UNSAFE_className);
  return label === undefined ? (
    <Source className={className} strokeWidth={1.75} aria-hidden="true" focusable="false" />
  ) : (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline svg has no img tag, and it must take the text's colour
    <Source className={className} strokeWidth={1.75} role="img" aria-label={label} focusable="false" />
  );
}
