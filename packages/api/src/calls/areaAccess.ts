import { isOfPlatform, type Resource } from '../kernel/index.ts';
import { actionOf, type Verb } from '../permissions/naming.ts';
import type { Access } from './call.ts';

/** Who may make a call of a maintenance area: where its records are the platform's, no company is named. */
export const areaAccess = (resource: Resource, verb: Verb, named: 'path' | 'body' | 'records'): Access => {
  const action = actionOf(resource, verb);
  return isOfPlatform(resource) ? { by: 'platform', action } : { by: 'company', action, named };
};
