import { type Resource, tenantOf } from '@comanda/api/kernel';
import { useCompany } from '../app/index.ts';

/** Where the records of an area stand: in the company that is worked in, or in the platform, whichever that is. */
export const useTenant = (resource: Pick<Resource, 'owner'>): string => tenantOf(resource, useCompany().id);
