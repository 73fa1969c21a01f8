import '@comanda/tokens/base.css';
import '@comanda/tokens/themes/a.css';
import { messages } from '@comanda/ui/locales/en-GB.po';
import { setupI18n } from '@lingui/core';
import { App } from '../../../outside/src/App.tsx';
import { Twelve } from '../../../outside/src/Twelve.tsx';
import { show } from '../show.tsx';

const locale = 'en-GB';
document.documentElement.dataset['theme'] = 'A';

show(
  <App i18n={setupI18n({ locale, messages: { [locale]: messages } })}>
    <Twelve />
  </App>,
);
