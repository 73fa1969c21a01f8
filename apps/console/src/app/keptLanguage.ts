import { peopleCalls } from '@comanda/api/calls';
import { client } from './client.ts';
import { keptChoice } from './keptChoice.ts';

/** The language that is spoken to the person (docs/product.md §4.1). */
export const keptLanguage = keptChoice('languageOwed', (id, lang) =>
  client.call(peopleCalls.setLanguage, { params: { id }, data: { lang } }),
);
