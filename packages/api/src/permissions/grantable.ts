import { type Area, areas } from '../areas/table.ts';
import { companyActions, isReading } from './actions.ts';
import { actionOf, readingVerbs, verbsOf } from './naming.ts';

const isOfCompany = ({ scope }: Area): boolean => scope !== 'system';
const readingIn = (area: Area): string[] => readingVerbs.map((verb) => actionOf(area, verb));
const allIn = (area: Area): string[] => verbsOf(area).map((verb) => actionOf(area, verb));
/** What is the platform's own no company grants. */
const ofCompany = areas.filter(isOfCompany);

/** What of the platform's own everybody who signs in may see. */
export const shared: readonly string[] = areas.filter((area) => area.shared).flatMap(readingIn);

/** All that can be done to what is the platform's own. */
export const ofPlatform: readonly string[] = areas.filter((area) => !isOfCompany(area)).flatMap(allIn);

/** Every action of a company that a role can grant. */
export const grantable: readonly string[] = [...companyActions, ...ofCompany.flatMap(allIn)];

/** Those that let a person see everything that there is to see, take it away as a file, and change nothing. */
export const reading: readonly string[] = [
  ...companyActions.filter(isReading),
  ...ofCompany.flatMap(readingIn),
];
