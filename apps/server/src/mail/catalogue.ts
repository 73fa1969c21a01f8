import { fileURLToPath } from 'node:url';
import type { Texts } from '@comanda/api/transfer';
import { cataloguesIn } from '../texts.ts';

const catalogues = cataloguesIn(fileURLToPath(new URL('../locales', import.meta.url)));
/** The server's own texts in one language. */
export const mailTextsIn = (language: string): Texts => catalogues().get(language) ?? {};
