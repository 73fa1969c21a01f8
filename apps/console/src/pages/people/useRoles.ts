import { type Role, roleCalls } from '@comanda/api/calls';
import { grantedIn } from '@comanda/api/permissions';
import { useActions, useCallQuery, useCompany } from '../../app/index.ts';

/** The roles of the selected company with who has them. */
export const useRoles = () =>
  useCallQuery(roleCalls.ofCompany, { params: { companyId: useCompany().id } }, { staleTime: 0 });

/** Whether a role may do more than the person who looks at it: theirs to see, not to give or change. */
export function useIsBeyond(): (role: Pick<Role, 'permissions'>) => boolean {
  const own = useActions();
  return ({ permissions }) => grantedIn(permissions).some((action) => !own.has(action));
}
