import { withTexts } from '../../app/language.ts';
import { ProviderButtons } from './ProviderButtons.tsx';
import { texts } from './texts.ts';

/** What the sign-in page shows of a brand's providers, once it can be read. */
export const providerButtons = () => withTexts(Promise.resolve(ProviderButtons), texts);
