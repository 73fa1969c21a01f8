import type { Target } from '../../tools/lib/evidence.ts';

/**
 * The smallest thing that a pointer can hit, of what is on the page now. Runs in the page, so it stands alone. A control
 * that its label covers is as large as the label; a link within a line of text is exempt (WCAG 2.2, 2.5.8).
 */
export function smallestTarget(): Target | undefined {
  const controls =
    'a[href], button, input, select, textarea, summary, [role=button], [role=link], [role=checkbox], [role=radio], ' +
    '[role=switch], [role=tab], [role=option], [role=menuitem], [role=menuitemradio], [role=menuitemcheckbox]';
  const targets: Target[] = [];
  for (const control of document.body.querySelectorAll(controls)) {
    const label = control.closest('label');
    const { width, height } = (label ?? control).getBoundingClientRect();
    const isInText =
      control.tagName === 'A' &&
      getComputedStyle(control).display === 'inline' &&
      (control.parentElement?.textContent ?? '').trim() !== control.textContent?.trim();
    const isSeen =
      control.checkVisibility({ opacityProperty: false, visibilityProperty: true }) &&
      width > 1 &&
      height > 1;
    const isUsable = !control.matches(':disabled, [aria-disabled=true]');
    if (isInText || !isSeen || !isUsable || control.closest('[aria-hidden=true]')) continue;
    const words = control.getAttribute('aria-label') ?? control.textContent?.trim() ?? '';
    targets.push({
      pixels: Math.round(Math.min(width, height)),
      name: (
        words ||
        (label?.textContent ?? control.getAttribute('role') ?? control.tagName.toLowerCase())
      ).slice(0, 60),
    });
  }
  return targets.sort((one, other) => one.pixels - other.pixels)[0];
}
