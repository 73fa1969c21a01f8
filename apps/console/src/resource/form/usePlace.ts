import { isOfPlatform, type Place, type Resource } from '@comanda/api/kernel';
import { useMemo } from 'react';
import { useCompany } from '../../app/index.ts';

/** Where new records of an area are proposed to be; nothing for what is the platform's own (docs/product.md §7.19). */
export function usePlace(resource: Pick<Resource, 'owner'>): Place | undefined {
  const { country } = useCompany();
  const isElsewhere = isOfPlatform(resource);
  return useMemo(() => (isElsewhere ? undefined : { country }), [isElsewhere, country]);
}
