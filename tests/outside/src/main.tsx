import '@comanda/tokens/base.css';
import '@comanda/tokens/fonts.css';
import '@comanda/tokens/themes/a.css';
import '@comanda/tokens/themes/k.css';
import { hydrateRoot } from 'react-dom/client';
import { languageOf } from './language.ts';
import { Page } from './Page.tsx';

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no root.');
const i18n = await languageOf(document.documentElement.lang);
hydrateRoot(root, <Page i18n={i18n} />, {
  onRecoverableError: (error) => console.error(error),
});
