import { areaOf } from '@comanda/api/areas';
import type { Resource } from '@comanda/api/kernel';
import { actionOf } from '@comanda/api/permissions';
import { useAllowed } from '../app/index.ts';

/** Whether a person is offered to make a record of an area in its list. */
export const useMayMake = (resource: Resource): boolean =>
  useAllowed(actionOf(resource, 'CREATE')) && areaOf(resource.code)?.asked !== true;
