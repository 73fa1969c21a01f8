import { isClear, isDrawn } from './drawn.ts';
import { nameOf, shown } from './elements.ts';

/** What is on or off. The browser's own element is kept for those who listen, beside what is drawn for it. */
const toggles =
  'input[type=checkbox], input[type=radio], [role=checkbox], [role=radio], [role=switch], [aria-pressed]';

/**
 * Boxes, knobs and buttons that do not show whether they are on: words alone, the same drawing on and off, or colours of a
 * theme that the person has replaced. To be asked while colours are forced.
 */
export async function undecided(): Promise<readonly string[]> {
  const onPage = new Set(shown());
  const tried = [...document.querySelectorAll(toggles)].flatMap((toggle) => {
    const host = toggle.closest('label') ?? toggle;
    return onPage.has(host) && host.closest('[aria-hidden=true]') === null ? [{ toggle, host }] : [];
  });
  const faults = new Set<string>();
  const say = (host: Element, fault: string): void => void faults.add(`${nameOf(host)} ${fault}`);
  const kept = systemColours();
  for (const { host } of tried) {
    const parts = partsOf(host);
    if (!parts.some(isDrawn)) say(host, 'is nothing but words');
    if (parts.some((part) => paintsOf(part).some((colour) => !kept.has(colour))))
      say(host, 'keeps colours of the theme');
  }
  for (const { toggle, host } of oneOfEachKind(tried))
    if (await looksTheSame(toggle, host)) say(host, 'looks the same on and off');
  return [...faults];
}

/** What is drawn for it: in a label everything beside the words, otherwise the control itself. */
const partsOf = (host: Element): readonly Element[] =>
  shown().filter((one) => host.contains(one) && (one !== host || !host.matches('label')) && !hasWords(one));

const hasWords = (element: Element): boolean =>
  element.closest('button') === null &&
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

/** One of those that look alike stands for all, if it can be turned on. */
function oneOfEachKind<Tried extends { readonly toggle: Element; readonly host: Element }>(
  tried: readonly Tried[],
): readonly Tried[] {
  const free = tried.filter(
    ({ toggle }) => !toggle.matches(':disabled, [aria-disabled=true]') && !isOn(toggle),
  );
  return [...new Map(free.map((one) => [one.host.className, one])).values()];
}

/** Presses it there and back. What keeps its state, because its story says which one it has, is not judged. */
async function looksTheSame(toggle: Element, host: Element): Promise<boolean> {
  if (!(toggle instanceof HTMLElement)) return false;
  const group = toggle.closest('[role=radiogroup]');
  const chosen = [...(group?.querySelectorAll<HTMLElement>(toggles) ?? [])].find(isOn);
  const before = drawingOf(host);
  toggle.click();
  await settled();
  if (!isOn(toggle)) return false;
  const after = drawingOf(host);
  (chosen ?? toggle).click();
  await settled();
  return before === after;
}

/** A box that says "some" looks so whether it is ticked or not. */
const isOn = (toggle: Element): boolean =>
  (toggle instanceof HTMLInputElement && toggle.checked && !toggle.indeterminate) ||
  ['aria-checked', 'aria-pressed'].some((name) => toggle.getAttribute(name) === 'true');

const settled = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** The drawing without the focus, which is not what it says. */
function drawingOf(host: Element): string {
  const { left, top } = host.getBoundingClientRect();
  return JSON.stringify(
    partsOf(host).map((part) => {
      const box = part.getBoundingClientRect();
      const { borderTopWidth, borderTopStyle } = getComputedStyle(part);
      return [
        part instanceof SVGElement ? part.innerHTML : part.tagName,
        ...[box.left - left, box.top - top, box.width, box.height].map(Math.round),
        borderTopWidth,
        borderTopStyle,
        ...paintsOf(part, true),
      ];
    }),
  );
}

/** The colours that it paints; of an element that leaves them to the browser none, unless all are asked for. */
function paintsOf(part: Element, areAll = false): readonly string[] {
  const style = getComputedStyle(part);
  if (!areAll && style.forcedColorAdjust !== 'none') return [];
  const edge = style.borderTopWidth === '0px' ? [] : [style.borderTopColor];
  const stroke = part instanceof SVGElement ? [style.color] : [];
  return [style.backgroundColor, ...edge, ...stroke].filter((colour) => !isClear(colour));
}

const systemNames = [
  'ButtonBorder',
  'ButtonFace',
  'ButtonText',
  'Canvas',
  'CanvasText',
  'Field',
  'FieldText',
  'GrayText',
  'Highlight',
  'HighlightText',
  'LinkText',
  'SelectedItem',
  'SelectedItemText',
];

function systemColours(): ReadonlySet<string> {
  const probe = document.body.appendChild(document.createElement('i'));
  const found = systemNames.map((name) => {
    probe.style.color = name;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  return new Set(found);
}
