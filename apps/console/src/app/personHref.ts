import { pages } from '@comanda/api/pages';

/** Where it stands what a person may do in the selected company. */
export const personHref = (userId: string): string =>
  pages.person.path.replace('$userId', encodeURIComponent(userId));
