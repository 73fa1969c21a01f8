/**
 * Whether a browser that reads the story's markup would build the same: it closes and moves what may not lie in one
 * another, and then what a server has sent is not what the component means.
 */
export function misnested(): readonly string[] {
  const markup = document.querySelector('#storybook-root')?.innerHTML ?? '';
  const read = new DOMParser().parseFromString(`<!doctype html><body>${markup}`, 'text/html').body.innerHTML;
  if (read === markup) return [];
  let at = 0;
  while (markup[at] === read[at]) at += 1;
  return [`is read otherwise than written: ${markup.slice(Math.max(0, at - 40), at + 60)}`];
}
