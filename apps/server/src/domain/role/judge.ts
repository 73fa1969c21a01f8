import { roleLimits } from '@comanda/api/calls';
import type { ExtraInfo } from '@comanda/api/errors';
import { grantable, isSpecial, type Permissions, stateIn } from '@comanda/api/permissions';
import { changesBetween } from './history.ts';

/** What a role is to become. */
export interface RoleValues {
  readonly name: string;
  readonly permissions: Permissions;
}

const faultOfName = (name: string): Pick<ExtraInfo, 'error' | 'params'> | undefined => {
  if (name === '') return { error: 'required' };
  return name.length > roleLimits.name ? { error: 'too_long', params: { max: roleLimits.name } } : undefined;
};

const atAction = (action: string, error: string): ExtraInfo => ({
  entity: 'ROL',
  field: `permissions.${action}`,
  error,
});
const known: ReadonlySet<string> = new Set(grantable);

/**
 * What is wrong with a role as somebody wants it, each at its place (docs/product.md §5.6).
 * @param before what it says so far; nothing for a new one
 * @param own what its author may do: what they may not do they neither give nor take nor deny
 */
export const faultsOf = (
  { name, permissions }: RoleValues,
  before: Permissions,
  own: ReadonlySet<string>,
): ExtraInfo[] => {
  const fault = faultOfName(name);
  return [
    ...(fault ? [{ entity: 'ROL', field: 'name', ...fault }] : []),
    ...changesBetween(before, permissions).flatMap(({ action }) => {
      if (!known.has(action)) return [atAction(action, 'unknown')];
      if (isSpecial(action) && stateIn(permissions, action) === 'DEN') return [atAction(action, 'choice')];
      return own.has(action) ? [] : [atAction(action, 'beyond_own')];
    }),
  ];
};
