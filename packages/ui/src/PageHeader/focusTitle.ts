/** Moves the focus to the page's title, where what had it is gone (2.4.3 of WCAG 2.2). */
export function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('main h1');
  if (!title) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}

/** The same where the focus was lost, after the frame in which it is given back where that can be done. */
export function focusTitleIfLost(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) focusTitle();
  });
}
