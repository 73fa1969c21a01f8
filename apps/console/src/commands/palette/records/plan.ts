import { fold } from '@comanda/api/words';
import { fitOf, wordsOf } from '../match.ts';

/** An area whose records can be looked through. */
export interface Searchable {
  readonly code: string;
  /** Path of its list. */
  readonly path: string;
  /** What one and several of its records are called, in the page's language. */
  readonly names: readonly string[];
}

export interface Search<A> {
  readonly area: A;
  /** What its list is asked for. */
  readonly words: string;
}

/** Most letters that the platform looks for. */
export const LONGEST_SEARCH = 100;

/**
 * What each area is asked for, in the order of what is shown (docs/product.md §3.7): one that the query begins with by name,
 * asked for the words after it; the one whose page is in view; the others as they are given.
 */
export function searchPlan<A extends Searchable>(
  query: string,
  areas: readonly A[],
  pathname: string,
): readonly Search<A>[] {
  const asked = query.trim().slice(0, LONGEST_SEARCH);
  const [first = '', ...rest] = asked.split(/\s+/);
  const isNamed = ({ names }: Searchable): boolean =>
    rest.length > 0 && fold(first).length > 2 && names.some((name) => fold(name).startsWith(fold(first)));
  const isInView = ({ path }: Searchable): boolean => pathname === path || pathname.startsWith(`${path}/`);
  const weight = (area: A): number => (isNamed(area) ? 0 : isInView(area) ? 1 : 2);
  return areas
    .toSorted((a, b) => weight(a) - weight(b))
    .map((area) => ({ area, words: isNamed(area) ? rest.join(' ') : asked }));
}

/** A record that a list answered, as it is shown. */
export interface Hit {
  readonly idCompany: string;
  readonly id: string;
  readonly label: string;
  readonly code: string;
  readonly area: Searchable;
}

/** Fits worse than any that its name or code explains: found by a barcode, or in another language. */
const ELSEWHERE = 100;
/** Its code as it stands is what was meant. */
const BY_CODE = -1;

/** Records by how well they fit, of equal ones those of the area that was asked first. */
export function rankedHits(query: string, hits: readonly Hit[]): readonly Hit[] {
  const words = wordsOf(query);
  const fit = ({ label, code, area }: Hit): number =>
    fold(code) === fold(query.trim())
      ? BY_CODE
      : (fitOf(words, { label, words: [code, ...area.names] }) ?? ELSEWHERE);
  return hits.toSorted((a, b) => fit(a) - fit(b));
}
