import { withTexts } from '../app/language.ts';
import { texts } from './texts.ts';

/* All that the rest of the console knows of this area; only a tab that sees as somebody else loads any of it. */
export { endView, renewView } from './renewal.ts';
export const seenBanner = () =>
  withTexts(
    import('./SeenBanner.tsx').then(({ SeenBanner }) => SeenBanner),
    texts,
  );
