import { withTexts } from '../../app/language.ts';
import { texts } from './texts.ts';

export const treePage = () =>
  withTexts(
    import('./TreePage.tsx').then(({ TreePage }) => TreePage),
    texts,
  );
