import { isOfPlatform, platformLanguages, type Resource } from '@comanda/api/kernel';
import { useMemo } from 'react';
import { useCompany } from '../../app/index.ts';

/** Languages that the names of an area are kept in, the one that must be filled first: the platform has its own. */
export function useLanguagesOf(resource: Pick<Resource, 'owner'>): readonly string[] {
  const { languages } = useCompany();
  return useMemo(
    () =>
      isOfPlatform(resource)
        ? platformLanguages
        : languages
            .toSorted(
              (one, other) => Number(other.isDefault) - Number(one.isDefault) || one.order - other.order,
            )
            .map(({ iso }) => iso),
    [resource, languages],
  );
}
