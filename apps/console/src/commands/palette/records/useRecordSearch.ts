import { nameOf, pluralOf } from '@comanda/api/labels';
import { actionOf } from '@comanda/api/permissions';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { useFormat } from '../../../app/format.ts';
import { areas } from '@comanda/api/areas';
import type { World } from '../world.ts';
import { type Answer, type Answers, answersTo, hitsOf, NONE, withAnswer } from './answers.ts';
import { type Hit, LONGEST_SEARCH, type Searchable, searchPlan } from './plan.ts';
import { searchRecords } from './searchRecords.ts';

/** A pause in typing after which the platform is asked, in milliseconds. */
const PAUSE = 200;
/** After which it is said that the platform is still being asked, in milliseconds. */
const PATIENCE = 1200;
/** A single letter is in nearly every record. */
const SHORTEST = 2;
/** What is sold is looked for more often than how. */
const FIRST = ['ART', 'DPT', 'PCK', 'STR'];

const rank = (code: string): number => (FIRST.includes(code) ? FIRST.indexOf(code) : FIRST.length);

/** The areas whose records the person may see, those that are looked for most first. */
const areasFor = (actions: World['actions'], text: World['text']): readonly Searchable[] =>
  areas
    .filter((area) => actions.has(actionOf(area, 'ACCESS')))
    .toSorted((a, b) => rank(a.code) - rank(b.code))
    .map((area) => ({
      code: area.code,
      path: area.route,
      names: [text(nameOf(area.code)), text(pluralOf(area.code))],
    }));

export interface RecordSearch {
  readonly hits: readonly Hit[];
  /** `nowhere`: no company is chosen to search in. */
  readonly state: 'idle' | 'nowhere' | 'searching' | 'slow' | 'done' | 'failed';
  readonly again: () => void;
}

function stateOf({ hasFailed, isDone, isSlow }: Answers): RecordSearch['state'] {
  if (hasFailed) return 'failed';
  if (isDone) return 'done';
  return isSlow ? 'slow' : 'searching';
}

/** Records that fit the words, as the areas answer; typing on ends a search that is under way (docs/product.md §3.7). */
export function useRecordSearch(query: string, world: World): RecordSearch {
  const { names } = useFormat();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const [answers, setAnswers] = useState(NONE);
  const [attempt, setAttempt] = useState(0);
  const { actions, text, idTenant: idCompany } = world;
  const areas = useMemo(() => areasFor(actions, text), [actions, text]);
  const asked = query.trim();
  const isLong = asked.length >= SHORTEST;
  const isAsked = idCompany !== undefined && areas.length > 0 && isLong;
  const key = JSON.stringify([asked, idCompany, attempt]);
  useEffect(() => {
    if (!isAsked) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const add = (more: Answer): void => {
      if (!signal.aborted) setAnswers((last) => withAnswer(key, last, more));
    };
    const pause = setTimeout(() => {
      const words = asked.slice(0, LONGEST_SEARCH);
      const plan = searchPlan(words, areas, pathname);
      void searchRecords({ idCompany, words, plan, nameOf: names, signal }).then((hits) =>
        add(hits ? { hits, isDone: true } : { hasFailed: true, isDone: true }),
      );
    }, PAUSE);
    const patience = setTimeout(() => add({ isSlow: true }), PATIENCE);
    return () => {
      clearTimeout(pause);
      clearTimeout(patience);
      stop.abort();
    };
  }, [isAsked, key, asked, idCompany, areas, names, pathname]);
  const current = useMemo(() => answersTo(key, answers), [key, answers]);
  return {
    hits: useMemo(() => (isAsked ? hitsOf(asked, current) : []), [isAsked, asked, current]),
    state: isAsked ? stateOf(current) : isLong && idCompany === undefined ? 'nowhere' : 'idle',
    again: () => setAttempt(attempt + 1),
  };
}
