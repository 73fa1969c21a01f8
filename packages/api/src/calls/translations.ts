import * as z from 'zod/mini';
import { refusal } from './bulkCalls.ts';
import { defineCall } from './call.ts';
import { id, version } from './shapes.ts';
import { formats } from '../validation/index.ts';

const entity = z.string().check(z.regex(/^[A-Z]{3}$/));
/** Where a text stands in its record: `names`, or `choices.2.names` in the third of its details. */
const path = z.string().check(z.regex(/^[A-Za-z]{1,60}(?:\.\d{1,4}\.[A-Za-z]{1,60})?$/));
/** One of those that the company writes in. */
const language = z.string().check(z.maxLength(12), z.regex(formats.language));

const shownText = z.object({
  id,
  code: z.string(),
  version,
  path,
  source: z.string(),
  /** Empty where there is none yet. */
  target: z.string(),
});
export type ShownText = z.output<typeof shownText>;

/** Texts that one page shows and one call writes. */
export const mostTexts = 200;

/** What records say in one language of the company, beside what they say in another (docs/product.md §8.39.4). */
export const translationCalls = {
  standing: defineCall({
    name: 'translation.standing',
    service: 'setup',
    method: 'POST',
    path: '/translation/standing',
    access: { by: 'company', action: 'ALLOW_COMPANY_LANGUAGE_ACCESS', named: 'body' },
    reads: true,
    retryOnFail: true,
    summary:
      'How many texts each area has in one language and how many of them in another; of areas whose records the person may change',
    body: z.object({ idCompany: id, from: language, to: language }),
    answer: z.object({
      elements: z.array(z.object({ entity: z.string(), texts: z.number(), translated: z.number() })),
    }),
  }),
  list: defineCall({
    name: 'translation.texts',
    service: 'setup',
    method: 'POST',
    path: '/translation/list',
    access: { by: 'company', eitherVerb: ['EDIT'], named: 'body' },
    reads: true,
    retryOnFail: true,
    summary: 'Texts of an area in two languages, all of them or those that the second one lacks',
    body: z.object({
      idCompany: id,
      entity,
      from: language,
      to: language,
      missing: z._default(z.boolean(), true),
      offset: z._default(z.number().check(z.int(), z.gte(0), z.lte(1_000_000)), 0),
    }),
    answer: z.object({ elements: z.array(shownText), total: z.number() }),
  }),
  write: defineCall({
    name: 'translation.write',
    service: 'setup',
    method: 'POST',
    path: '/translation',
    access: { by: 'company', eitherVerb: ['EDIT'], named: 'body' },
    summary: 'Write texts of an area in one language; each record is judged alone',
    body: z.object({
      idCompany: id,
      entity,
      to: language,
      texts: z
        .array(z.object({ id, version, path, text: z.string().check(z.maxLength(1_000)) }))
        .check(z.minLength(1), z.maxLength(mostTexts)),
    }),
    answer: z.object({
      /** One for each record that was named. */
      results: z.array(
        z.union([
          z.object({ id, version, ok: z.literal(true) }),
          z.object({ id, ok: z.literal(false), error: refusal }),
        ]),
      ),
    }),
  }),
};
