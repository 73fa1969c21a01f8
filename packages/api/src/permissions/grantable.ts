import { type Area, areas } from '../areas/table.ts';
import { companyActions, isReading } from './actions.ts';
import { actionOf, readingVerbs, type Verb, verbs } from './naming.ts';

const isOfCompany = ({ scope }: Area): boolean => scope !== 'system';
/** What is the platform's own no company grants. */
const ofAreas = (some: readonly Verb[]): string[] =>
  areas.filter(isOfCompany).flatMap((area) => some.map((verb) => actionOf(area, verb)));

/** What of the platform's own everybody who signs in may see. */
export const shared: readonly string[] = areas
  .filter((area) => area.shared)
  .flatMap((area) => readingVerbs.map((verb) => actionOf(area, verb)));

/** All that can be done to what is the platform's own. */
export const ofPlatform: readonly string[] = areas
  .filter((area) => !isOfCompany(area))
  .flatMap((area) => verbs.map((verb) => actionOf(area, verb)));

/** Every action of a company that a role can grant. */
export const grantable: readonly string[] = [...companyActions, ...ofAreas(verbs)];

/** Those that let a person see everything that there is to see, take it away as a file, and change nothing. */
export const reading: readonly string[] = [...companyActions.filter(isReading), ...ofAreas(readingVerbs)];
