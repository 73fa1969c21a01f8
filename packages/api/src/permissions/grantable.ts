import { isOfPlatform } from '../kernel/index.ts';
import { resources } from '../resources/index.ts';
import { companyActions, isReading } from './actions.ts';
import { actionOf, readingVerbs, type Verb, verbs } from './naming.ts';

/** What is the platform's own no company grants. */
const ofAreas = (some: readonly Verb[]): string[] =>
  resources
    .filter((resource) => !isOfPlatform(resource))
    .flatMap((resource) => some.map((verb) => actionOf(resource, verb)));
/** What of the platform's own everybody who signs in may see. */
export const shared: readonly string[] = resources
  .filter((resource) => isOfPlatform(resource) && resource.shared)
  .flatMap((resource) => readingVerbs.map((verb) => actionOf(resource, verb)));

/** All that can be done to what is the platform's own. */
export const ofPlatform: readonly string[] = resources
  .filter(isOfPlatform)
  .flatMap((resource) => verbs.map((verb) => actionOf(resource, verb)));

/** Every action of a company that a role can grant. Knows all maintenance areas: no page of the console imports it. */
export const grantable: readonly string[] = [...companyActions, ...ofAreas(verbs)];

/** Those that let a person see everything that there is to see, take it away as a file, and change nothing. */
export const reading: readonly string[] = [...companyActions.filter(isReading), ...ofAreas(readingVerbs)];
