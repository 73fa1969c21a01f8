import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { bannerSize } from '../AppShell/bannerSize.ts';
import { Icon, type IconSource } from '../Icon/index.ts';
import * as css from './ShellBanner.css.ts';

export interface ShellBannerProps {
  /** Names it among the landmarks of the page. */
  readonly label: string;
  readonly icon: IconSource;
  /** What holds for everything below it, in a sentence or two. */
  readonly children: ReactNode;
  /** A small button that ends it. */
  readonly action?: ReactNode;
}

/**
 * Stands over the whole frame, as AppShell's `banner`, and stays there while the page scrolls: for what must not be
 * forgotten on any page. It cannot be dismissed, only ended. In a low window it scrolls away.
 */
export function ShellBanner({ label, icon, children, action }: ShellBannerProps) {
  const banner = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = banner.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    // What stays below it, stays so far down; its text may take several lines.
    const observer = new ResizeObserver(() => style.setProperty(bannerSize, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(bannerSize);
    };
  }, []);
  return (
    <section ref={banner} aria-label={label} className={css.banner}>
      <span className={css.mark}>
        <Icon icon={icon} />
      </span>
      <output className={css.text}>{children}</output>
      {action}
    </section>
  );
}
