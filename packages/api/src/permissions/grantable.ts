import { resources } from '../resources/index.ts';
import { companyActions } from './actions.ts';
import { actionOf, verbs } from './naming.ts';

/** Every action of a company that a role can grant. Knows all maintenance areas: no page of the console imports it. */
export const grantable: readonly string[] = [
  ...companyActions,
  ...resources.flatMap((resource) => verbs.map((verb) => actionOf(resource, verb))),
];
