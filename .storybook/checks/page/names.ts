import { controls, nameOf, shown } from './elements.ts';

/** Controls without a name for those who listen. */
export function nameless(): readonly string[] {
  return shown()
    .filter((element) =>
      element.matches(`:is(${controls}, [role=dialog], [role=alertdialog], [role=img], img:not([alt=""]))`),
    )
    .filter((element) => element.closest('[aria-hidden=true]') === null && wordsFor(element).trim() === '')
    .map((element) => `${nameOf(element)} has no name`);
}

function wordsFor(element: Element): string {
  const referred = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
  const said = referred.map((id) => document.getElementById(id)).map((one) => (one ? inner(one) : ''));
  const labels =
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
      ? [...(element.labels ?? [])]
      : [];
  return [
    ...said,
    ...['aria-label', 'alt', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    ...labels.map((label) => inner(label)),
    inner(element),
  ].join('');
}

function inner(element: Element): string {
  const named = [...element.querySelectorAll('[aria-label], [alt], title')];
  return [
    element.getAttribute('aria-label') ?? '',
    element.textContent,
    ...named.map((one) => one.getAttribute('aria-label') ?? one.getAttribute('alt') ?? ''),
  ].join('');
}
