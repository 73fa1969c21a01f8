/** Moves the focus to the page's title, where what had it is gone (2.4.3 of WCAG 2.2). */
export function focusHeading(): void {
  const heading = document.querySelector('main h1');
  if (!(heading instanceof HTMLElement)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
