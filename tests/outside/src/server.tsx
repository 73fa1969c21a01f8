import { readFileSync, writeFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { App } from './App.tsx';
import { languageOf } from './language.ts';

// Node reads the packages as they are installed: no bundler stands between.
const page = readFileSync('dist/index.html', 'utf8');
for (const [code, direction, file] of [
  ['en-GB', 'ltr', 'index.html'],
  ['ar-EG', 'rtl', 'arabic.html'],
] as const) {
  const body = renderToString(<App i18n={await languageOf(code)} />);
  writeFileSync(
    `dist/${file}`,
    page
      .replace('lang="en-GB" dir="ltr"', `lang="${code}" dir="${direction}"`)
      .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`),
  );
}
