import * as css from './docs.css.ts';

/** A docstring: what stands between backquotes is code, and where else to read is left to the editor. */
export function Words({ children }: { readonly children: string }) {
  const plain = children
    .replaceAll(/\s*See\s+\[[^\]]*\]\([^)]*\)\.?/g, '')
    .replaceAll(/\{@link (\S+?)\}/g, '$1');
  return plain.split('`').map((part, place) =>
    // oxlint-disable-next-line react/no-array-index-key -- parts of one text, which stay where they are
    place % 2 === 1 ? (
      <code key={place} className={css.code}>
        {part}
      </code>
    ) : (
      part
    ),
  );
}
