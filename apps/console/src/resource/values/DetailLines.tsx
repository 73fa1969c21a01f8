import { useDetailWords, type Said } from './useDetailWords.ts';
import * as css from './Value.css.ts';

/** Details that refer to nothing, in their order: what each of them says. */
export function DetailLines(said: Said) {
  const words = useDetailWords(said);
  return (
    <ol className={css.references}>
      {words.map((word, index) => (
        // They are only read: a place is all that tells them apart.
        <li key={index}>
          <bdi>{word}</bdi>
        </li>
      ))}
    </ol>
  );
}
