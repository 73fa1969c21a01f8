import { createHash } from 'node:crypto';
import { platformId, platformLanguages } from '@comanda/api/kernel';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { resourceTable } from '../../db/schema/resources.ts';
import { type Database, withRole } from '../../db/transaction.ts';
import { consoleTexts, sourceOf } from './catalogue.ts';
import { misfitOf } from './parts.ts';

const translate = resourceTable('translate');

/** Wordings that act in a language, by key; a later one before an earlier, should there be two. */
export const activeIn = async (db: Database, language: string): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await db.execute<{ key: string; text: string }>(
    sql`select key, text from ${translate} where id_company = ${platformId} and language = ${language}
      and status = 'A' and state = 'A' order by updated, id`,
  );
  return new Map(rows.map(({ key, text }) => [key, text]));
};

/** What a console lays over its catalogue, as it is sent, and what tells it from another. */
interface OwnTexts {
  readonly body: string;
  readonly etag: string;
}
const texts = (body: string): OwnTexts => ({
  body,
  etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
});

/** As consoles load them: compiled, by id. What the text has lost or won since it was worded otherwise is left out. */
const compiled = async (active: ReadonlyMap<string, string>, language: string): Promise<OwnTexts> => {
  if (active.size === 0) return texts('{}');
  const known = await consoleTexts();
  return texts(
    JSON.stringify(
      Object.fromEntries(
        [...active].flatMap(([key, wording]) => {
          const one = known.get(key);
          return one && misfitOf(sourceOf(one), wording, language) === undefined
            ? [[one.id, compileMessageOrThrow(wording)]]
            : [];
        }),
      ),
    ),
  );
};

/** Answers what is worded otherwise in a language, which is compiled again when it has changed; nothing: no such language. */
export const ownTextsOf = (pool: pg.Pool): ((language: string) => Promise<OwnTexts | undefined>) => {
  const last = new Map<string, { readonly asked: string; readonly texts: OwnTexts }>();
  return async (language) => {
    if (!platformLanguages.includes(language)) return undefined;
    const active = await withRole(pool, 'comanda_gate', {}, (db) => activeIn(db, language));
    const asked = JSON.stringify([...active]);
    const known = last.get(language);
    if (known?.asked === asked) return known.texts;
    const made = await compiled(active, language);
    last.set(language, { asked, texts: made });
    return made;
  };
};
