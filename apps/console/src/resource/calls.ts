import { type ResourceCalls, resourceCalls } from '@comanda/api/calls';
import type { Resource } from '@comanda/api/kernel';

const known = new Map<string, ResourceCalls>();

/** The calls of an area, the same objects for each caller: queries and mutations are told apart by them. */
export function callsOf(resource: Resource): ResourceCalls {
  const made = known.get(resource.code) ?? resourceCalls(resource);
  known.set(resource.code, made);
  return made;
}

/** Names of what has to be asked again after a write to the area, its changes to publish among them. */
export const refreshedBy = (resource: Pick<Resource, 'name'>): readonly string[] => [
  `${resource.name}.get`,
  ...refreshedByRemoval(resource),
];
/** The same after a deletion: nothing asks for the record that is gone. */
export const refreshedByRemoval = (resource: Pick<Resource, 'name'>): readonly string[] => [
  `${resource.name}.list`,
  `${resource.name}.ofCompany`,
  'tracker.list',
  'tracker.number',
  // The company itself is told with them.
  ...(['language', 'currency'].includes(resource.name) ? ['company.get', 'company.ofUser'] : []),
];
