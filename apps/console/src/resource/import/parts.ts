import { withTexts } from '../../app/language.ts';
import { texts } from './texts.ts';

/* Pages of this area with its texts. What they are made of is listed here, not where the shell is. */
export const startPage = () =>
  withTexts(
    import('./StartPage.tsx').then(({ StartPage }) => StartPage),
    texts,
  );
export const importPage = () =>
  withTexts(
    import('./ImportPage.tsx').then(({ ImportPage }) => ImportPage),
    texts,
  );
