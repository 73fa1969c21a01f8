import { withTexts } from '../app/language.ts';
import { texts } from './texts.ts';

/* Parts of this area with its texts; nobody who may do everything loads any of it. */
export const whatIsMissing = () =>
  withTexts(
    import('./WhatIsMissing.tsx').then(({ WhatIsMissing }) => WhatIsMissing),
    texts,
  );
export const whyRefused = () =>
  withTexts(
    import('./WhyRefused.tsx').then(({ WhyRefused }) => WhyRefused),
    texts,
  );
export const whyDialog = () =>
  withTexts(
    import('./WhyDialog.tsx').then(({ WhyDialog }) => WhyDialog),
    texts,
  );
export const notAuthorizedPage = () =>
  withTexts(
    import('./NotAuthorizedPage.tsx').then(({ NotAuthorizedPage }) => NotAuthorizedPage),
    texts,
  );
export const storedMessage = () =>
  withTexts(
    import('./tellStored.ts').then(({ tellStored }) => tellStored),
    texts,
  );
