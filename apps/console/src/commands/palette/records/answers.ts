import { fitOf, wordsOf } from '../match.ts';
import { type Hit, rankedHits } from './plan.ts';

/** What has come so far of a search. */
export interface Answers {
  /** What was asked, so that answers to other words do not count as these. */
  readonly key: string;
  readonly hits: readonly Hit[];
  /** Of the words before: those that still fit stay until all areas have answered, so that the list does not jump. */
  readonly before: readonly Hit[];
  readonly hasFailed: boolean;
  /** It takes long enough to be said. */
  readonly isSlow: boolean;
  readonly isDone: boolean;
}

const begun = (key: string, before: readonly Hit[]): Answers => ({
  key,
  hits: [],
  before,
  hasFailed: false,
  isSlow: false,
  isDone: false,
});
export const NONE = begun('', []);

/** Each record as it came first. */
const once = (hits: readonly Hit[]): readonly Hit[] =>
  hits.filter(({ id }, place) => hits.findIndex((hit) => hit.id === id) === place);

/** Those of a search as it stands, also before the first has come. */
export const answersTo = (key: string, last: Answers): Answers =>
  last.key === key ? last : begun(key, last.isDone ? last.hits : once([...last.hits, ...last.before]));

/** What an area has answered, or what became of the search. */
export type Answer = Partial<Omit<Answers, 'key' | 'before'>>;

/** The search with an answer to it; the first one to other words begins another. */
export function withAnswer(key: string, last: Answers, { hits = [], ...rest }: Answer): Answers {
  const answers = answersTo(key, last);
  return { ...answers, ...rest, hits: [...answers.hits, ...hits] };
}

/** What is shown of a search, the best first. */
export function hitsOf(query: string, { hits, before, isDone }: Answers): readonly Hit[] {
  if (isDone) return rankedHits(query, hits);
  const words = wordsOf(query);
  const stay = before.filter(({ label, code }) => fitOf(words, { label, words: [code] }) !== undefined);
  return rankedHits(query, once([...hits, ...stay]));
}
