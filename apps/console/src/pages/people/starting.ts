import { type Role, roleLimits } from '@comanda/api/calls';
import type { RoleDraft } from './roleDraft.ts';

export interface Start {
  readonly draft: RoleDraft;
  /** How many permissions of the model were left out, because the author does not hold them. */
  readonly lacks: number;
}

/** Without seeing the company and its stores nobody gets anywhere. */
export const starting: Start = {
  draft: { name: '', permissions: { ALLOW_COMPANY_ACCESS: 'GRN', ALLOW_STORE_ACCESS: 'GRN' } },
  lacks: 0,
};

/** A copy of a role, with what its author may give of it. */
export const copyOf = ({ permissions }: Role, name: string, own: ReadonlySet<string>): Start => {
  const given = Object.entries(permissions).filter(([action]) => own.has(action));
  return {
    draft: { name: name.slice(0, roleLimits.name), permissions: Object.fromEntries(given) },
    lacks: Object.keys(permissions).length - given.length,
  };
};
