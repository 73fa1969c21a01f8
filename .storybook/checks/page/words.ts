import { shown } from './elements.ts';

const attributes = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
  'alt',
];

/** Every text of the story: what is written, each run by itself, and what is read out. */
export function words(): readonly string[] {
  const written = shown().flatMap((element) => [
    ...[...element.childNodes].map((node) => (node instanceof Text ? node.data.trim() : '')),
    ...attributes.map((name) => element.getAttribute(name)?.trim() ?? ''),
  ]);
  return [...new Set(written)].filter(Boolean);
}
