import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** Texts that one answer holds at most. */
export const mostWordings = 50;

const wording = z.object({
  key: z.string(),
  /** What it says in each language of the platform, as it is built in. */
  texts: z.record(z.string(), z.string()),
  /** What an active record makes it say in the language that was asked about. */
  own: z.nullable(z.string()),
  /** What every wording has to keep: `{name}`, `<0>…</0>`. */
  parts: z.array(z.string()),
});
export type ConsoleWording = z.output<typeof wording>;

/** Texts of the console, for who words them otherwise (docs/product.md §24.14). */
export const wordingCalls = {
  find: defineCall({
    name: 'translate.find',
    service: 'system',
    method: 'POST',
    path: '/translate/find',
    access: { by: 'platform', action: 'ALLOW_SYSTEM_TRANSLATE_ACCESS' },
    entity: 'TSL',
    reads: true,
    retryOnFail: true,
    summary:
      'Texts of the console: that of a `key`, or those that say the words in any language, or in `language` by an own wording',
    body: z.object({
      language: z.enum(['en-GB', 'es-ES', 'ar-EG']),
      words: z._default(z.string().check(z.maxLength(200)), ''),
      key: z.optional(z.string().check(z.maxLength(300))),
    }),
    answer: z.object({ elements: z.array(wording), total: z.number() }),
  }),
};
