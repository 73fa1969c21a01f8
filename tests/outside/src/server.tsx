import { readFileSync, writeFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { languageOf } from './language.ts';
import { Page } from './Page.tsx';

// Node reads the packages as they are installed: no bundler stands between.
const folder = process.argv[2] ?? 'dist';
const page = readFileSync(`${folder}/index.html`, 'utf8');
for (const [code, direction, file] of [
  ['en-GB', 'ltr', 'index.html'],
  ['ar-EG', 'rtl', 'arabic.html'],
] as const) {
  const body = renderToString(<Page i18n={await languageOf(code)} />);
  writeFileSync(
    `${folder}/${file}`,
    page
      .replace('lang="en-GB" dir="ltr"', `lang="${code}" dir="${direction}"`)
      .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`),
  );
}
