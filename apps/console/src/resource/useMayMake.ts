import { areas } from '@comanda/api/areas';
import type { Resource } from '@comanda/api/kernel';
import { actionOf } from '@comanda/api/permissions';
import { useAllowed } from '../app/index.ts';

/** Whether a person is offered to make a record of an area, beside what its own page may offer. */
export const useMayMake = (resource: Resource): boolean =>
  useAllowed(actionOf(resource, 'CREATE')) &&
  areas.every(({ code, asked }) => code !== resource.code || !asked);
