import '@comanda/tokens/base.css';
import '@comanda/tokens/themes/a.css';
import { messages } from '@comanda/ui/locales/en-GB';
import { setupI18n } from '@lingui/core';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { Twelve } from './Twelve.tsx';

const locale = 'en-GB';

// Weighed only (tools/pack/sizes.json): one language, one theme, rendered by the browser alone.
createRoot(document.body).render(
  <App i18n={setupI18n({ locale, messages: { [locale]: messages } })}>
    <Twelve />
  </App>,
);
