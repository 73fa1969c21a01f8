import { type AreaTexts, type Catalogue, withTexts } from '../../app/language.ts';

const texts: AreaTexts = import.meta.glob<Catalogue>('./locales/*.po');

/* What few brands show, each part with the texts that only they need. */
export const providerButtons = () =>
  withTexts(
    import('./ProviderButtons.tsx').then((part) => part.ProviderButtons),
    texts,
  );
export const callbackPage = () =>
  withTexts(
    import('./CallbackPage.tsx').then((part) => part.CallbackPage),
    texts,
  );
