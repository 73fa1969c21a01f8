/** What no style of ours paints. */
const outside =
  'script, style, template, img, video, canvas, iframe, [data-live-announcer], .sb-wrapper, #storybook-docs, #storybook-highlights-root';
/** Of elements that look the same and lie in the same, so many are looked at. */
const enough = 2;
const unlooked = /^(?:id|aria-(?:label|labelledby|describedby|controls|owns|activedescendant))$/;

/** The elements of the page that stand for all others, each before what is in it. */
export function survey(): readonly Element[] {
  const looked: Element[] = [];
  const likes = new Map<string, { readonly id: number; times: number }>();
  const walk = (element: Element, holder: number): void => {
    if (element.matches(outside)) return;
    const likeness = `${holder} ${likenessOf(element)}`;
    const like = likes.get(likeness) ?? { id: likes.size + 1, times: 0 };
    likes.set(likeness, like);
    like.times += 1;
    if (like.times <= enough) looked.push(element);
    for (const child of element.children) walk(child, like.id);
  };
  walk(document.body, 0);
  return looked;
}

/** What decides how an element looks, as text. */
function likenessOf(element: Element): string {
  const { tagName, attributes, previousElementSibling, nextElementSibling } = element;
  const said = [...attributes].map(({ name, value }) => (unlooked.test(name) ? '' : `${name}=${value}`));
  return [tagName, previousElementSibling === null, nextElementSibling === null, ...said].join(' ');
}

/** Tells whether an element is painted now; hidden are also those that are for the ears only. */
export function visibility(): (element: Element) => boolean {
  const known = new Map<Element, boolean>();
  const isForEars = (element: Element): boolean => {
    const answer = known.get(element);
    if (answer !== undefined) return answer;
    const { overflow, clipPath } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    const isCut = (overflow !== 'visible' || clipPath !== 'none') && width <= 1 && height <= 1;
    const { parentElement } = element;
    const isSo = isCut || (parentElement !== null && isForEars(parentElement));
    known.set(element, isSo);
    return isSo;
  };
  return (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isForEars(element);
}
