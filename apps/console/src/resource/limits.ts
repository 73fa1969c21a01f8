import { fieldsOf, isPublished, type Resource } from '@comanda/api/kernel';
import { actionOf, verbsOf } from '@comanda/api/permissions';

/** The actions that fields of an area take, so that who lacks one can be told why a field is not there. */
export const limitsOfFields = (resource: Resource): readonly string[] =>
  fieldsOf(resource).flatMap(([, { permission }]) => permission ?? []);

/** What storing and undoing an import takes, beyond trying it (docs/product.md §25.12). */
export const limitsOfImport = (resource: Resource): readonly string[] =>
  (['EDIT', 'DELETE'] as const).map((verb) => actionOf(resource, verb));

/** All that a person may do with records which they see. */
export const limitsOf = (resource: Resource): readonly string[] => [
  ...verbsOf(resource)
    .filter((verb) => verb !== 'ACCESS')
    .map((verb) => actionOf(resource, verb)),
  ...limitsOfFields(resource),
];

/** The same on the page of one record, which also says who changed it last. */
export const limitsOfRecord = (resource: Resource): readonly string[] => [
  ...limitsOf(resource),
  ...(isPublished(resource) ? ['ALLOW_COMPANY_SYNC_ACCESS'] : []),
];
