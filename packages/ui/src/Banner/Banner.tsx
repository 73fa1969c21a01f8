import { useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { hasContent } from '../Field/parts.ts';
import { Icon, type IconSource } from '../Icon/index.ts';
import { PlainIconButton } from '../IconButton/index.ts';
import { classNames } from '../styles/classNames.ts';
import * as css from './Banner.css.ts';

export type BannerTone = css.Tone;

interface BannerBaseProps {
  tone: BannerTone;
  /** What happened, in a few words. */
  title?: string;
  /** What is safe and what to do. */
  children?: ReactNode;
  /** Small buttons under the text. */
  actions?: ReactNode;
  UNSAFE_className?: string;
}

/** A banner that closes by itself must be closable: the closing calls `onDismiss`. */
export type BannerProps = BannerBaseProps &
  ({ onDismiss?: () => void; isAutoClosing?: false } | { onDismiss: () => void; isAutoClosing: boolean });

const icons: Record<BannerTone, IconSource> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};

/** Interrupt only for what is wrong; the rest waits for a pause in what is being read. */
const roles: Record<BannerTone, 'status' | 'alert'> = {
  info: 'status',
  success: 'status',
  warning: 'alert',
  danger: 'alert',
};

/**
 * A message that belongs to a place on the page. With `isAutoClosing` it goes after 2 s, the clock standing
 * still under the pointer or focus. What belongs to no place is a toast.
 */
export function Banner({
  tone,
  title,
  children,
  actions,
  onDismiss,
  isAutoClosing = false,
  UNSAFE_className,
}: BannerProps) {
  const { t } = useLingui();
  return (
    <div
      role={roles[tone]}
      className={classNames(css.banner({ tone, isAutoClosing }), UNSAFE_className)}
      onAnimationEnd={(event) => {
        if (isAutoClosing && event.target === event.currentTarget) onDismiss?.();
      }}
    >
      <span className={css.mark}>
        <Icon icon={icons[tone]} />
      </span>
      <div className={css.content}>
        {title !== undefined && <p className={css.title}>{title}</p>}
        {hasContent(children) && <div>{children}</div>}
        {hasContent(actions) && <div className={css.actions}>{actions}</div>}
      </div>
      {onDismiss && (
        <PlainIconButton
          icon={X}
          label={t`Dismiss`}
          size="sm"
          UNSAFE_className={css.dismiss}
          onPress={onDismiss}
        />
      )}
    </div>
  );
}
