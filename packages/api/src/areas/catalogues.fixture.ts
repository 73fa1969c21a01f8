import { readdirSync, readFileSync } from 'node:fs';

const src = new URL('..', import.meta.url);

/** Everything that this package says in a language, by id: calls, errors and every group of areas. */
export const textsIn = (locale: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(src, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith(`locales/${locale}.po`))
      .flatMap((path) => [
        ...readFileSync(new URL(path, src), 'utf8').matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm),
      ])
      .map(([, id = '', text = '']) => [id, text]),
  );
