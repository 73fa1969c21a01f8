import type { AnyCall } from '@comanda/api/calls';
import { type Field, fieldsOf, type Resource } from '@comanda/api/kernel';
import { resources } from '@comanda/api/areas/all';
import { isWhole } from './whole.ts';

/** What a field asks of the screens and calls that are made from it. */
const traitsOf = (field: Field): string[] => [
  `${field.kind}${field.optional ? ' or none' : ''}`,
  ...(field.when ? ['shown when'] : []),
  ...(field.kind === 'flag' && field.exclusive ? ['exclusive'] : []),
  ...(field.kind === 'list'
    ? [
        `lines of ${Object.values(field.item)
          .map(({ kind }) => kind)
          .sort()
          .join(', ')}`,
      ]
    : []),
];
const traits = (resource: Resource): ReadonlySet<string> =>
  new Set([
    ...fieldsOf(resource).flatMap(([, field]) => traitsOf(field)),
    ...(resource.form.length > 1 ? ['sections'] : []),
    ...(resource.claims ? ['claims'] : []),
    ...(resource.rules.length > 0 ? ['rules'] : []),
    `of a ${resource.owner}`,
    `on a page of kind ${resource.page ?? 'list'}`,
  ]);

/**
 * As few areas as show every trait of all of them: a walk through these meets whatever screens and calls can do. An area
 * that brings a new trait is among them without a word. With COMANDA_FULL all areas are.
 */
export const coveringResources = (): readonly Resource[] => {
  if (isWhole) return resources;
  const chosen: Resource[] = [];
  const open = new Set(resources.flatMap((resource) => [...traits(resource)]));
  const brings = (resource: Resource): number =>
    [...traits(resource)].filter((trait) => open.has(trait)).length;
  while (open.size > 0) {
    const best = resources.reduce((one, other) => (brings(other) > brings(one) ? other : one));
    chosen.push(best);
    for (const trait of traits(best)) open.delete(trait);
  }
  return resources.filter((resource) => chosen.includes(resource));
};

const areas: ReadonlySet<string> = new Set(resources.map(({ code }) => code));
const telling: ReadonlySet<string> = new Set(coveringResources().map(({ code }) => code));
/** Whether a call is of an area that shows something new, or of none: the same code does it for all areas. */
export const isTelling = ({ entity = '' }: Pick<AnyCall, 'entity'>): boolean =>
  telling.has(entity) || !areas.has(entity);

/** Those of them that records are made in. */
export const coveringLists = (): readonly Resource[] =>
  coveringResources().filter(({ page }) => page === undefined);
