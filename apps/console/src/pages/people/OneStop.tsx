import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { controlsIn, nextControl } from './walkControls.ts';

/** Leaves one control of a group in the order of Tab: where focus last was, else the first. */
const keepOne = (group: Element, last: HTMLElement | undefined): void => {
  const controls = controlsIn(group);
  const stop = controls.find((control) => control === last) ?? controls[0];
  for (const control of controls) control.tabIndex = control === stop ? 0 : -1;
};

/**
 * Hundreds of ticks that the Tab key enters once, where they were left, and leaves at once: arrows walk among them (WAI-ARIA
 * APG, roving tabindex). What stands below is never more than a few presses away.
 */
export function OneStop({ children }: { readonly children: ReactNode }) {
  const group = useRef<HTMLDivElement>(null);
  const current = useRef<HTMLElement>(undefined);
  // Rows and menus come and go by themselves: folded, found, loaded later.
  useEffect(() => {
    const { current: element } = group;
    if (!element) return undefined;
    const keep = (): void => keepOne(element, current.current);
    keep();
    const watching = new MutationObserver(keep);
    watching.observe(element, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => watching.disconnect();
  }, []);
  const onFocus = ({ target }: FocusEvent<HTMLElement>): void => {
    if (!group.current?.contains(target)) return;
    current.current = target;
    keepOne(group.current, target);
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
