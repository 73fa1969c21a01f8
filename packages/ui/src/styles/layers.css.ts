import { globalLayer } from '@vanilla-extract/css';

globalLayer('reset');
globalLayer('tokens');

/** Every rule of this package lives here, so that an application can override it without a specificity contest. */
export const components = globalLayer('components');

globalLayer('overrides');
