import type { ComponentType } from 'react';
import { withTexts } from '../../app/language.ts';
import { texts } from './texts.ts';

/** The page with its texts; what it is made of is listed here, not where the shell is. */
export const load = (): Promise<ComponentType> =>
  withTexts<ComponentType>(
    import('./TerminalsPage.tsx').then((page) => page.TerminalsPage),
    texts,
  );
