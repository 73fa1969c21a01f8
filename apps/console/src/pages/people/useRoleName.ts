import type { Role } from '@comanda/api/calls';
import { givenRoles } from '@comanda/api/permissions';
import { useCallback } from 'react';
import { useLabel } from '../../app/index.ts';

/** What a role is called: by its company, or by the catalogue where it is the platform's. */
export function useRoleName(): (role: Pick<Role, 'code' | 'name'>) => string {
  const label = useLabel();
  return useCallback(
    ({ code, name }) =>
      name ?? (givenRoles.some((one) => one === code) ? label({ id: `role.${code.toLowerCase()}` }) : code),
    [label],
  );
}
