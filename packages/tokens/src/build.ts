import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { compile } from './compiler/outputs.ts';
import { readSources } from './compiler/sources.ts';

/** `npm run tokens`: writes the modules and the page that are checked in, and in `dist` what is not. */
const src = fileURLToPath(new URL('.', import.meta.url));

for (const [path, text] of compile(readSources(src))) {
  const file = join(src, '..', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`${path} ${(gzipSync(text).length / 1000).toFixed(2)} kB gzip`);
}
