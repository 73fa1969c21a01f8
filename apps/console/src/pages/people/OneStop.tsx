import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { controlsIn, nextControl } from './walkControls.ts';

/**
 * Hundreds of ticks that the Tab key enters once, where they were left, and leaves at once: arrows walk among them (WAI-ARIA
 * APG, roving tabindex). What stands below is never more than a few presses away.
 */
export function OneStop({ children }: { readonly children: ReactNode }) {
  const group = useRef<HTMLDivElement>(null);
  const current = useRef<HTMLElement>(undefined);
  const keepOne = (): void => {
    if (!group.current) return;
    const controls = controlsIn(group.current);
    const stop = controls.find((control) => control === current.current) ?? controls[0];
    for (const control of controls) control.tabIndex = control === stop ? 0 : -1;
  };
  // Rows and menus come and go by themselves: folded, found, loaded later.
  useEffect(() => {
    if (!group.current) return undefined;
    keepOne();
    const watching = new MutationObserver(keepOne);
    watching.observe(group.current, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => watching.disconnect();
  }, []);
  const onFocus = ({ target }: FocusEvent<HTMLElement>): void => {
    if (!group.current?.contains(target)) return;
    current.current = target;
    keepOne();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const { target, altKey, metaKey } = event;
    if (altKey || metaKey || !(target instanceof Element) || !group.current) return;
    const next = nextControl(group.current, target, event);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- what has focus is a control within
    <div ref={group} onFocus={onFocus} onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}
