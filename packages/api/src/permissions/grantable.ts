import { areas } from '../areas/table.ts';
import { companyActions, isReading } from './actions.ts';
import { actionOf, readingVerbs, type Verb, verbs } from './naming.ts';

const ofAreas = (some: readonly Verb[]): string[] =>
  areas.flatMap((area) => some.map((verb) => actionOf(area, verb)));

/** Every action of a company that a role can grant. */
export const grantable: readonly string[] = [...companyActions, ...ofAreas(verbs)];

/** Those that let a person see everything that there is to see, take it away as a file, and change nothing. */
export const reading: readonly string[] = [...companyActions.filter(isReading), ...ofAreas(readingVerbs)];
