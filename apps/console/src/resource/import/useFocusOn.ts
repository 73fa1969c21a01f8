import { useEffect, useRef } from 'react';

const focus = (heading: HTMLElement | null | undefined): void => {
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
};

/**
 * Moves the focus to the first heading below, or to the page's own, when what is shown there becomes something else:
 * not when the page opens, as its own title has it then.
 */
export function useFocusOn(what: string | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef(what);
  useEffect(() => {
    const before = last.current;
    last.current = what;
    if (before === undefined || before === what) return;
    focus(
      place.current?.querySelector<HTMLElement>('h2, h3') ?? document.querySelector<HTMLElement>('main h1'),
    );
  }, [what]);
  return place;
}

/** Moves the focus to the entry that now stands where one has gone, or to what comes after all of them. */
export function useFocusNext(left: { readonly at: number } | undefined) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!left) return;
    const entries = [...(place.current?.querySelectorAll<HTMLElement>('h3') ?? [])];
    focus(entries[left.at] ?? entries.at(-1) ?? place.current?.querySelector<HTMLElement>('h2'));
  }, [left]);
  return place;
}
