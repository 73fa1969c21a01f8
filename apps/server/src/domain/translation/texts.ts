import { fieldsOf, isOfPlatform, type Resource } from '@comanda/api/kernel';
import { resources } from '@comanda/api/areas/all';
import { properNames } from '@comanda/api/areas/properNames';
import { constraint, malformed } from '../../core/refusal.ts';
import type { Work } from '../../core/work.ts';
import { resourceOf } from '../../db/naming.ts';
import { languagesOf } from '../../resource/languages.ts';
import { canSee } from '../../resource/read.ts';

/** Where an area keeps texts in several languages: a field of its records, or a part of the details in one. */
export interface TextPlace {
  readonly field: string;
  readonly part?: string;
}

/** The places of an area that the caller may see. */
export const placesOf = (
  { caller }: Pick<Work, 'caller'>,
  resource: Resource,
  idCompany: string,
): readonly TextPlace[] => {
  const sees = canSee(resource, caller, idCompany);
  return fieldsOf(resource).flatMap(([name, field]): TextPlace[] => {
    if (!sees(name)) return [];
    if (field.kind === 'names') return [{ field: name }];
    if (field.kind !== 'list') return [];
    return Object.entries(field.item).flatMap(([part, { kind }]) =>
      kind === 'names' ? [{ field: name, part }] : [],
    );
  });
};

/** Areas whose texts are in the languages of their company. */
export const spokenAreas: readonly Resource[] = resources.filter(
  (resource) => !isOfPlatform(resource) && !properNames.has(resource.code),
);

export const spokenArea = (entity: string): Resource => {
  const resource = resourceOf(entity);
  if (isOfPlatform(resource))
    throw malformed('Its texts are in the languages of the platform.', [
      { field: 'entity', error: 'choice' },
    ]);
  return resource;
};

/** Refuses languages that the company does not write in. */
export const refuseUnspoken = async (
  { db }: Pick<Work, 'db'>,
  idCompany: string,
  asked: Readonly<Record<string, string>>,
): Promise<void> => {
  const spoken = await languagesOf(db, idCompany);
  const faults = Object.entries(asked)
    .filter(([, language]) => !spoken.includes(language))
    .map(([field]) => ({ entity: 'LNG', field, error: 'choice' }));
  if (faults.length > 0) throw constraint(faults);
};
