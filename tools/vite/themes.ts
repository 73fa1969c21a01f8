import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from './root.ts';

const tokens = join(root, 'packages', 'tokens');
const folder = join(tokens, 'dist', 'themes');

export interface ThemesOptions {
  /** Under which key a browser keeps the look. */
  readonly key: string;
  /** Where the theme files lie, a path of the same host that ends in a slash; without it the build has its own. */
  readonly location?: string | undefined;
}

interface ThemeFiles {
  /** By name. */
  readonly files: ReadonlyMap<string, string>;
  /** Names their content. */
  readonly hash: string;
}
const readThemes = (): ThemeFiles => {
  const names = readdirSync(folder).filter((name) => /^[a-o]\.css$/.test(name));
  const files = new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
  const hash = createHash('sha256').update([...files.values()].join(''));
  return { files, hash: hash.digest('hex').slice(0, 8) };
};

/**
 * Fetches one theme before the first paint and the others when they are worn: the page's head gets an element for its
 * stylesheet and the script that chooses it, the build the theme files, in a folder that is named by their content.
 */
export const themes = ({ key, location }: ThemesOptions): Plugin => {
  let base = '/';
  return {
    name: 'comanda:themes',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    generateBundle() {
      const source = readFileSync(join(tokens, 'src', 'browser', 'firstPaint.js'), 'utf8');
      this.emitFile({ type: 'asset', fileName: 'theme.js', source });
      if (location !== undefined) return;
      const { files, hash } = readThemes();
      for (const [name, css] of files)
        this.emitFile({ type: 'asset', fileName: `themes/${hash}/${name}`, source: css });
    },
    transformIndexHtml: (html) => {
      const themesAt = location ?? `${base}themes/${readThemes().hash}/`;
      const parts = `<link id="theme" rel="stylesheet" /><script src="${base}theme.js" data-key="${key}" data-themes="${themesAt}"></script>`;
      const page = html.replace(/<meta name="viewport"[^>]*>/, `$&\n    ${parts}`);
      if (page === html) throw new Error('index.html has no viewport, behind which the theme belongs.');
      return page;
    },
  };
};
