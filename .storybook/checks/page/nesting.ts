/** What of the body is the workbench's own. */
const outside =
  'script, style, template, #storybook-root, #storybook-docs, #storybook-highlights-root, .sb-wrapper, [data-live-announcer]';

/** How markup is read otherwise than it is written, if it is. */
function readOtherwise(markup: string): readonly string[] {
  const read = new DOMParser().parseFromString(`<!doctype html><body>${markup}`, 'text/html').body.innerHTML;
  if (read === markup) return [];
  let at = 0;
  while (markup[at] === read[at]) at += 1;
  return [`is read otherwise than written: ${markup.slice(Math.max(0, at - 40), at + 60)}`];
}

/**
 * Whether a browser that reads the story's markup would build the same: it closes and moves what may not lie in one
 * another, and then what a server has sent is not what the component means. What lies over the page is read by itself.
 */
export function misnested(): readonly string[] {
  const story = document.querySelector('#storybook-root')?.innerHTML ?? '';
  const over = [...document.body.children].filter((element) => !element.matches(outside));
  return [story, ...over.map(({ outerHTML }) => outerHTML)].flatMap(readOtherwise);
}
