import { translate } from '@comanda/api/areas/system/translate';
import type { ExtraInfo, NamedRecord } from '@comanda/api/errors';
import type { Draft } from '@comanda/api/kernel';
import { actionOf } from '@comanda/api/permissions';
import { sql } from 'drizzle-orm';
import { may } from '../../core/caller.ts';
import { resourceTable } from '../../db/schema/resources.ts';
import type { AreaJudge } from '../../resource/judging.ts';
import { subjectOf } from '../sync/record-change.ts';
import { consoleTexts, sourceOf } from './catalogue.ts';
import { misfitOf, partsOf } from './parts.ts';

const table = resourceTable('translate');
const placeOf = ({ language, key }: Draft): string => JSON.stringify([language, key]);
const fault = (field: string, error: string, params?: ExtraInfo['params']): ExtraInfo => ({
  entity: translate.code,
  field,
  error,
  ...(params && { params }),
});

/**
 * Judges wordings (docs/product.md §24.14): of a text that there is, once in each language, with all that the text holds
 * beside its words. Two writers at once wait for each other.
 */
export const wordingsIn: AreaJudge = async ({ db, caller }, idCompany, candidates) => {
  const known = await consoleTexts();
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('translate', 0))`);
  const { rows } = await db.execute<
    NamedRecord & { language: string; key: string } & Record<string, unknown>
  >(
    sql`select id, code, names, language, key from ${table} where id_company = ${idCompany} and status <> 'D'
      and key = any(${sql.param(candidates.map(({ values }) => String(values['key'])))}::text[])`,
  );
  const holders = new Map<string, NamedRecord>(
    rows.map(({ id, code, names, ...place }) => [placeOf(place), { id, code, names }]),
  );
  const isNamed = may(caller, idCompany, actionOf(translate, 'ACCESS'));
  return {
    faults: ({ id, values, before }) => {
      const [key, language] = [String(values['key']), String(values['language'])];
      const text = known.get(key);
      // One whose text has left the console stays as it is, so that it can be switched off.
      if (!text) return before?.['key'] === key ? [] : [fault('key', 'not_found')];
      const holder = holders.get(placeOf(values));
      if (holder && holder.id !== id)
        return [{ ...fault('key', 'exists'), ...(isNamed && { count: 1, records: [holder] }) }];
      const misfit = misfitOf(sourceOf(text), String(values['text']), language);
      if (misfit === undefined) return [];
      if (misfit === 'braces') return [fault('text', 'braces')];
      const parts = partsOf(sourceOf(text)) ?? [];
      return [
        parts.length === 0
          ? fault('text', 'no_parts')
          : fault('text', 'parts_kept', { parts: parts.join('  ') }),
      ];
    },
    accept: ({ id, values }) => {
      for (const [place, holder] of holders) if (holder.id === id) holders.delete(place);
      holders.set(placeOf(values), { id, ...subjectOf(values) });
    },
  };
};
