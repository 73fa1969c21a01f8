import { pages } from '@comanda/api/pages';

export const rolesHref = pages.roles.path;
export const peopleHref = pages.people.path;
export const showHref = (code: string): string => pages.role.path.replace('$code', encodeURIComponent(code));
export const editHref = (code: string): string =>
  pages.editRole.path.replace('$code', encodeURIComponent(code));
/** A new role, as a copy of another where one is named. */
export const newHref = (from?: string): string =>
  from === undefined ? pages.newRole.path : `${pages.newRole.path}?from=${encodeURIComponent(from)}`;
