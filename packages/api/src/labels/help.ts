import type { Resource } from '../kernel/index.ts';
import type { Label } from './labels.ts';

/** A sentence for a field that does not explain itself; not every field has one. Only forms need it. */
export const helpLabel = (resource: Pick<Resource, 'code'>, name: string): Label => ({
  id: `${resource.code}.${name}.help`,
});
