/** What the workbench and react-aria put into a page beside the story. */
const outside =
  'script, style, template, [data-live-announcer], .sb-wrapper, #storybook-docs, #storybook-highlights-root, [data-focus-scope-start], [data-focus-scope-end]';

export const controls =
  'button, a[href], input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], [role=checkbox], [role=radio], [role=switch], [role=slider], [role=spinbutton], [role=combobox], [role=tab], [role=option], [role=menuitem], [role=menuitemcheckbox], [role=menuitemradio]';

/** The elements that a story shows to the eye, each before what is in it. */
export function shown(): readonly Element[] {
  const found: Element[] = [];
  const walk = (element: Element): void => {
    if (element.matches(outside)) return;
    if (!element.checkVisibility({ visibilityProperty: true })) return;
    if (isForEars(element)) return;
    found.push(element);
    // The inside of a drawing is not laid out.
    if (!(element instanceof SVGElement)) for (const child of element.children) walk(child);
  };
  for (const child of document.body.children) walk(child);
  return found;
}

/** Clipped to nothing for those who listen. */
export function isForEars(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  if (width > 1 || height > 1) return false;
  const { overflow, clipPath, position } = getComputedStyle(element);
  return position === 'absolute' && (overflow !== 'visible' || clipPath !== 'none');
}

/** A name for a report: tag, first class, name or words. */
export function nameOf(element: Element): string {
  const kind = element.classList[0];
  const words = element.getAttribute('aria-label') ?? element.textContent;
  const said = words.trim().slice(0, 40);
  return `${element.tagName.toLowerCase()}${kind === undefined ? '' : `.${kind}`}${said === '' ? '' : ` “${said}”`}`;
}

/** A field is the box that is drawn around what is typed into, in one piece or in parts. */
export function fieldOf(element: Element): Element {
  if (!element.matches(typedInto)) return element;
  let holder: Element | null = element;
  for (let step = 0; holder !== null && step < 4; step += 1, holder = holder.parentElement)
    if (getComputedStyle(holder).borderTopWidth !== '0px') return holder;
  return element;
}
const typedInto = 'input:not([type=checkbox], [type=radio], [type=range]), textarea, [contenteditable]';

/** Controls for people: not what a library keeps for forms of the browser. */
export const shownControls = (): readonly Element[] =>
  shown().filter((element) => element.matches(controls) && element.closest('[aria-hidden=true]') === null);
