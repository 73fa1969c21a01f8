import type { ComponentType } from 'react';
import { withTexts } from '../../app/language.ts';
import { texts as invitationTexts } from '../invitation/texts.ts';
import { texts as terminalTexts } from '../terminals/texts.ts';
import { texts } from './texts.ts';

/* What each page is made of is listed here, not where the shell is. */
const pages = {
  newCompany: async () => (await import('./NewCompanyPage.tsx')).NewCompanyPage,
  editCompany: async () => (await import('./EditCompanyPage.tsx')).EditCompanyPage,
  beginCompany: async () => (await import('./BeginCompanyPage.tsx')).BeginCompanyPage,
} satisfies Readonly<Record<string, () => Promise<ComponentType>>>;
export type BeginningPage = keyof typeof pages;

/** A page with its texts, and those of the dialogs that it opens. */
export const load = (name: BeginningPage): Promise<ComponentType> =>
  withTexts<ComponentType>(pages[name](), texts, terminalTexts, invitationTexts);
