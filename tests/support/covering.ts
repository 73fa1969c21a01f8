import type { AnyCall } from '@comanda/api/calls';
import { fieldsOf, type Resource } from '@comanda/api/kernel';
import { resources } from '@comanda/api/areas/all';
import { tax } from '@comanda/api/areas/basics/tax';
import { isWhole } from './whole.ts';

/** What an area asks of the screens and calls that are made from it. */
const traits = (resource: Resource): ReadonlySet<string> =>
  new Set([
    ...fieldsOf(resource).flatMap(([, field]) => [
      field.kind,
      ...(field.when ? ['shown when'] : []),
      ...(field.kind === 'flag' && field.exclusive ? ['exclusive'] : []),
      ...(field.kind === 'list' ? Object.values(field.item).map(({ kind }) => `${kind} in a line`) : []),
    ]),
    ...(resource.form.length > 1 ? ['sections'] : []),
    ...(resource.claims ? ['claims'] : []),
    ...(resource.rules.length > 0 ? ['rules'] : []),
    `of a ${resource.owner}`,
    `on a page of kind ${resource.page ?? 'list'}`,
  ]);

/** What decides who may read and write an area, and what goes with its records. */
const rightsTraits = (resource: Resource): ReadonlySet<string> =>
  new Set([
    `of a ${resource.owner}`,
    `on a page of kind ${resource.page ?? 'list'}`,
    resource.published === false ? 'for nobody else' : 'for tills',
    ...(resource.claims ? ['claims'] : []),
    ...fieldsOf(resource).flatMap(([, { kind }]) =>
      ['file', 'image', 'list', 'pin', 'reference', 'secret'].includes(kind) ? [kind] : [],
    ),
  ]);

/** As few areas as show, with some that are among them anyway, every trait of all. With COMANDA_FULL all areas are. */
const cover = (
  traitsIn: (resource: Resource) => ReadonlySet<string>,
  ...given: readonly Resource[]
): readonly Resource[] => {
  if (isWhole) return resources;
  const chosen = [...given];
  const open = new Set(resources.flatMap((resource) => [...traitsIn(resource)]));
  for (const trait of given.flatMap((resource) => [...traitsIn(resource)])) open.delete(trait);
  const brings = (resource: Resource): number =>
    [...traitsIn(resource)].filter((trait) => open.has(trait)).length;
  while (open.size > 0) {
    const best = resources.reduce((one, other) => (brings(other) > brings(one) ? other : one));
    chosen.push(best);
    for (const trait of traitsIn(best)) open.delete(trait);
  }
  return resources.filter((resource) => chosen.includes(resource));
};
/**
 * A walk through these meets whatever screens and calls can do. An area that brings a new trait is among them without a
 * word; taxes are the plain one, which stands for the others where they do alike.
 */
export const coveringResources = (): readonly Resource[] => cover(traits, tax);
/** Those of them that records are made in. */
export const coveringLists = (): readonly Resource[] =>
  coveringResources().filter(({ page }) => page === undefined);

const areas: ReadonlySet<string> = new Set(resources.map(({ code }) => code));
type OfArea = Pick<AnyCall, 'entity'>;
const among = (chosen: readonly Resource[]): ((call: OfArea) => boolean) => {
  const codes: ReadonlySet<string> = new Set(chosen.map(({ code }) => code));
  return ({ entity = '' }) => codes.has(entity) || !areas.has(entity);
};
/** Whether a call is of an area that shows something new, or of none: the same code does it for all areas. */
export const isTelling: (call: OfArea) => boolean = among(coveringResources());
/** The same where who may is asked, whatever the fields hold. */
export const tellsRights: (call: OfArea) => boolean = among(cover(rightsTraits));
