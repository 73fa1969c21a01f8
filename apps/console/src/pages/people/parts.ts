import type { ComponentType } from 'react';
import { texts as actionTexts } from '../../access/texts.ts';
import { withTexts } from '../../app/language.ts';
import { texts } from './texts.ts';

/* What each page is made of is listed here, not where the shell is. */
const pages = {
  people: async () => (await import('./PeoplePage.tsx')).PeoplePage,
  person: async () => (await import('./PersonPage.tsx')).PersonPage,
  roles: async () => (await import('./RolesPage.tsx')).RolesPage,
  newRole: async () => (await import('./NewRolePage.tsx')).NewRolePage,
  role: async () => (await import('./RolePage.tsx')).RolePage,
  editRole: async () => (await import('./EditRolePage.tsx')).EditRolePage,
} satisfies Readonly<Record<string, () => Promise<ComponentType>>>;
export type PeoplePage = keyof typeof pages;

/** A page with its texts, and those that name actions. */
export const load = (name: PeoplePage): Promise<ComponentType> =>
  withTexts<ComponentType>(pages[name](), texts, actionTexts);
