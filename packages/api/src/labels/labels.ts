import type { MessageDescriptor } from '@lingui/core';
import type { SessionEnd } from '../errors/index.ts';
import type { FieldKind, ItemField, Resource } from '../kernel/index.ts';

/**
 * Ids of the texts of definitions, calls and errors: made from the definition's own names, so that nothing is listed
 * twice. The texts stand in this folder (English) and in `src/locales`; a test walks every definition and fails on a
 * missing one.
 */
export type Label = MessageDescriptor & { readonly id: string };

/** Fields and sections that mean the same in every resource share one text. */
const shared: ReadonlySet<string> = new Set([
  'code',
  'names',
  'order',
  'status',
  'image',
  'id',
  'created',
  'updated',
]);
const sharedSections: ReadonlySet<string> = new Set(['basic']);

export const nameOf = (entity: string): Label => ({ id: `${entity}.one` });
export const pluralOf = (entity: string): Label => ({ id: `${entity}.many` });
/** What an area is for and where it acts; not every area says so. */
export const aboutOf = (entity: string): Label => ({ id: `${entity}.about` });
export const sectionLabel = (resource: Resource, section: string): Label => ({
  id: sharedSections.has(section) ? `form.${section}` : `${resource.code}.form.${section}`,
});

/** A part of a list, as it reads after a number: "12 without a price". */
export const presetLabel = (resource: Pick<Resource, 'code'>, preset: string): Label => ({
  id: `${resource.code}.list.${preset}`,
});

export const fieldLabel = (resource: Pick<Resource, 'code'>, name: string): Label => ({
  id: shared.has(name) ? `field.${name}` : `${resource.code}.${name}`,
});
export const itemLabel = (resource: Resource, list: string, name: string): Label => ({
  id: `${resource.code}.${list}.${name}`,
});

/** Label of one value of a flag, a status or a choice; `path` is the field, or `list.field` of a detail. */
export const optionLabel = (
  resource: Resource,
  path: string,
  field: Pick<ItemField, 'kind'> | { kind: FieldKind },
  value: string,
): Label => {
  if (field.kind === 'flag') return { id: `flag.${value}` };
  if (field.kind === 'status') return { id: `status.${value}` };
  return { id: `${resource.code}.${path}.${value}` };
};
export const faultLabel = (code: string): Label => ({ id: `fault.${code}` });
export const errorLabel = (code: string): Label => ({ id: `error.${code}` });
/** The platform's roles that a company gives; its own have a name. */
export const roleLabel = (code: string): Label => ({ id: `role.${code.toLowerCase()}` });
/** Why a person has to sign in again, and what to do (docs/product.md §2.3.4). */
export const sessionEndLabel = (end: SessionEnd): Label =>
  end === 'brand' ? errorLabel('ERROR_BRAND_NOT_ALLOWED') : { id: `sessionEnd.${end}` };
export const operatorLabel = (operator: string): Label => ({ id: `operator.${operator}` });

/** What a filter asks for that finds records whose text is missing in a language; `field` is the text's own name. */
export const translationLabel: Label = { id: 'filter.translation' };

/** Every label that a definition can show. */
export const labelsOf = (resource: Resource): Label[] => [
  nameOf(resource.code),
  pluralOf(resource.code),
  ...resource.form.map(({ id }) => sectionLabel(resource, id)),
  ...(resource.list.presets ?? []).map(({ id }) => presetLabel(resource, id)),
  ...Object.entries(resource.fields).flatMap(([name, field]) => [
    fieldLabel(resource, name),
    ...(field.kind === 'choice' || field.kind === 'choices'
      ? Object.keys(field.options).map((value) => optionLabel(resource, name, field, value))
      : []),
    ...(field.kind === 'list'
      ? Object.entries(field.item).flatMap(([key, item]) => [
          itemLabel(resource, name, key),
          ...(item.kind === 'choice'
            ? Object.keys(item.options).map((value) => optionLabel(resource, `${name}.${key}`, item, value))
            : []),
          ...(item.kind === 'lines'
            ? Object.keys(item.item).map((part) => itemLabel(resource, `${name}.${key}`, part))
            : []),
        ])
      : []),
  ]),
];
