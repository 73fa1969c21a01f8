import type { AnswerOf, BodyOf, translationCalls } from '@comanda/api/calls';
import type { Draft, Names, Resource } from '@comanda/api/kernel';
import { malformed, unknownRecord } from '../../core/refusal.ts';
import type { Work } from '../../core/work.ts';
import { readRecords } from '../../resource/read.ts';
import { type Write, writeMany } from '../../resource/engine.ts';
import { placesOf, refuseUnspoken, spokenArea } from './texts.ts';

type Asked = BodyOf<typeof translationCalls.write>;
type Text = Asked['texts'][number];

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** A multilingual text with one language written anew. */
const withText = (names: unknown, language: string, text: string): Names => {
  const texts = Object.entries(isDraft(names) ? names : {}).flatMap(([key, value]): [string, string][] =>
    key !== language && typeof value === 'string' ? [[key, value]] : [],
  );
  return Object.fromEntries(text === '' ? texts : [...texts, [language, text]]);
};

/** The fields of a record as they are with one more text written; nothing where the text has no place in it. */
const withWritten = (record: Draft, { path, text }: Text, language: string): Draft | undefined => {
  const [field = '', position, part] = path.split('.');
  const held = record[field];
  if (part === undefined) return { [field]: withText(held, language, text) };
  const details: readonly unknown[] = Array.isArray(held) ? held : [];
  const detail = details[Number(position)];
  if (!isDraft(detail)) return undefined;
  return {
    [field]: details.with(Number(position), { ...detail, [part]: withText(detail[part], language, text) }),
  };
};

const refuseUnknownPlaces = (work: Work, resource: Resource, { idCompany, texts }: Asked): void => {
  const known = new Set(
    placesOf(work, resource, idCompany).map(({ field, part }) =>
      part === undefined ? field : `${field}.${part}`,
    ),
  );
  const faults = texts.flatMap(({ path }, nth) =>
    known.has(path.replace(/\.\d+\./, '.')) ? [] : [{ field: `texts.${nth}.path`, error: 'unknown' }],
  );
  if (faults.length > 0) throw malformed('Records of this area have no such text.', faults);
};

/** Writes texts of many records; one that is refused hinders none of the others. */
export const writeTexts = async (
  work: Work,
  asked: Asked,
): Promise<AnswerOf<typeof translationCalls.write>> => {
  const { idCompany, entity, to, texts } = asked;
  const resource = spokenArea(entity);
  await refuseUnspoken(work, idCompany, { to });
  refuseUnknownPlaces(work, resource, asked);
  const ofRecord = new Map<string, Text[]>();
  for (const text of texts) ofRecord.set(text.id, [...(ofRecord.get(text.id) ?? []), text]);
  const rows = await readRecords(work, resource, [...ofRecord.keys()]);
  const found = new Map(rows.filter((row) => row.idCompany === idCompany).map((row) => [row.id, row]));
  const writes = [...ofRecord].flatMap(([id, own]): Write[] => {
    const row = found.get(id);
    const version = Math.min(...own.map((text) => text.version));
    if (!row) return [];
    const sent = own.reduce<Draft>(
      (written, text) => ({ ...written, ...withWritten({ ...row, ...written }, text, to) }),
      {},
    );
    return [{ sent, record: { id, version } }];
  });
  const written = await writeMany(work, resource, idCompany, writes);
  const results = new Map(writes.map(({ record }, nth) => [record?.id, written[nth]]));
  return {
    results: [...ofRecord.keys()].map((id) => {
      const one = results.get(id);
      if (one?.ok) return { id, version: one.after.version, ok: true as const };
      const { code, details } = one?.refusal ?? unknownRecord();
      return { id, ok: false as const, error: { code, ...(details.extra && { extra: details.extra }) } };
    }),
  };
};
