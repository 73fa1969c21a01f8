/** What is typed into or moved, before what only opens, clears or takes away. */
const typed = 'input:not([type=hidden]):not([hidden]), textarea, select, [role=spinbutton]';
const focusable = `${typed}, [tabindex="0"], button`;

/** The control that bears a name, or those that share it. */
export function controlsOf(form: HTMLFormElement, name: string): readonly HTMLElement[] {
  return [...form.elements].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement && element.getAttribute('name') === name,
  );
}

/** Shown and not kept from assistive technology: some fields keep their value in a control that is neither. */
const isUsable = (element: HTMLElement): boolean =>
  element.getClientRects().length > 0 &&
  element.closest('[aria-hidden="true"], [hidden], [inert]') === null &&
  !element.matches(':disabled');

const usableIn = (place: HTMLElement) => (selector: string) =>
  [...place.querySelectorAll<HTMLElement>(selector)].filter(isUsable);

/** Where the focus goes for a name: the control itself, or what is used in its place. */
export function focusableOf(form: HTMLFormElement, name: string): HTMLElement | undefined {
  const controls = controlsOf(form, name);
  const own = controls.find((control) => control.matches(focusable) && isUsable(control));
  if (own) return own;
  const holdsAnother = (place: HTMLElement): boolean =>
    [...form.elements].some((one) => (one.getAttribute('name') ?? name) !== name && place.contains(one));
  for (let around = controls[0]?.parentElement; around && around !== form; around = around.parentElement) {
    // Nothing in the field can be used: what is around it is not its own.
    if (holdsAnother(around)) return undefined;
    const [found] = [typed, focusable].flatMap(usableIn(around));
    if (found) return found;
  }
  return undefined;
}

/** What a field is called on the screen. */
export function labelOf(form: HTMLFormElement, name: string): string | undefined {
  const target = focusableOf(form, name);
  if (!target) return undefined;
  const group = target.closest('[role=radiogroup], [role=group]');
  const ids = [group, target].flatMap((element) =>
    element && element !== form ? (element.getAttribute('aria-labelledby') ?? '').split(' ') : [],
  );
  // A button that shows what was chosen is named by that too; what it shows lies within it.
  const byId = ids
    .map((id) => (id === '' ? null : document.getElementById(id)))
    .find((label) => label !== null && !target.contains(label));
  const byFor = 'labels' in target && target.labels instanceof NodeList ? target.labels[0] : undefined;
  const label = group ? (byId ?? byFor) : (byFor ?? byId);
  const words = label ? wordsOf(label) : (target.getAttribute('aria-label') ?? '');
  return words.trim() === '' ? undefined : words.trim();
}

/** Without the star of what is required, which is not read either. */
function wordsOf(label: Node): string {
  return [...label.childNodes]
    .filter((node) => !(node instanceof Element && node.matches('[aria-hidden="true"]')))
    .map((node) => node.textContent ?? '')
    .join('');
}
