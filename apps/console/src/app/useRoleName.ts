import type { RoleName } from '@comanda/api/calls';
import { roleLabel } from '@comanda/api/labels';
import { useCallback } from 'react';
import { useLabel } from './label.ts';

/** What a role is called: by its company, or by the catalogue where it is the platform's. */
export function useRoleName(): (role: RoleName) => string {
  const label = useLabel();
  return useCallback(({ code, name }) => name ?? label(roleLabel(code)), [label]);
}
