import { withTexts } from '../app/language.ts';
import { texts } from './texts.ts';

/** The banner with its texts; only a tab that sees as somebody else loads any of it. */
export const seenBanner = () =>
  withTexts(
    import('./SeenBanner.tsx').then(({ SeenBanner }) => SeenBanner),
    texts,
  );
