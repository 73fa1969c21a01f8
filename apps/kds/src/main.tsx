import '@comanda/tokens/base.css';
import '@comanda/tokens/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { brand } from './brand.ts';
import { speak } from './language.ts';
import { look } from './look.ts';
import { openScreen } from './screens.ts';

await look.start();
document.title = brand.name;
document.querySelector('link[rel="icon"]')?.setAttribute('href', brand.logos.favicon);
await speak();
void openScreen();
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
