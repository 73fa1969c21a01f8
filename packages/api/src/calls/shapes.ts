import * as z from 'zod/mini';
import { emailForm } from '../account/index.ts';
import { idForm, leadingForm, unseenForm } from '../validation/plainForms.ts';
import type { AnyCall, Call } from './call.ts';

/** Shapes that many calls share. */
export const id = z.string().check(z.regex(idForm));
/** Most records that one call names (docs/product.md §6.4). */
export const mostIds = 500;
export const ids = z.array(id).check(z.minLength(1), z.maxLength(mostIds));
/** E-mail of an account; the platform keeps it in lower case. */
export const email = z.string().check(z.trim(), z.minLength(3), z.maxLength(254), z.regex(emailForm));
/** Code of a brand (docs/product.md §4.3). */
export const brand = z.string().check(z.regex(/^[a-z0-9]{2,20}$/));
export const lang = z.string().check(z.regex(/^[a-z]{2}-[A-Z]{2}$/));
/** ISO 4217 code of a company's default currency, its minor digits and how it is written. */
export const moneyStyle = z.object({
  code: z.string(),
  symbol: z.string(),
  decimals: z.number(),
  rightposition: z.enum(['S', 'N']),
  thousandSeparator: z.string(),
  decimalSeparator: z.string(),
});

export const instant = z.string();
/** Whether a day or an hour of a day, `2026-11-27T04:00`, is in the calendar: a browser makes the 3rd of March of the 31st of February. */
export const isInCalendar = (text: string): boolean => {
  const moment = new Date(text.length === 10 ? text : `${text}Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
};
/** A moment that somebody sends, in UTC: `2026-11-27T04:00:00.000Z`. */
export const moment = z.string().check(
  z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/),
  z.refine((text) => isInCalendar(text.slice(0, 19))),
);
/** How often a record was written, as whoever changes it has seen it: a change of an older state is refused. */
export const version = z.number().check(z.int(), z.gte(1), z.lte(2_147_483_647));
/** A day of this century: `2026-11-27`. */
export const day = z.string().check(z.regex(/^20\d\d-\d\d-\d\d$/), z.refine(isInCalendar));
/** Characters that show as they are read, and lead nowhere: what people call somebody or something stands in mails of ours. */
export const spoken = [
  z.refine<string>((text) => !unseenForm.test(text) && !/[\u2028\u2029]/.test(text), 'control_characters'),
  z.refine<string>((text) => !leadingForm.test(text), 'leads_away'),
] as const;
/** What people call somebody or something: one line. */
export const line = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max), ...spoken);
export const names = z.record(z.string(), z.string());
export const done = z.object({ done: z.literal(true) });

/** What does a call whose answer is a file gives: a name for it, and its content whole or as it comes to be. */
export interface FileAnswer {
  readonly name: string;
  readonly mediaType: string;
  readonly content: AsyncIterable<Uint8Array | string> | Uint8Array;
}
/** As the answer of a call: the response is the file itself, without an envelope (docs/product.md §25.11). */
export const file = /* @__PURE__ */ z.custom<FileAnswer>();
export type DownloadCall = Call<string, z.ZodMiniType | undefined, typeof file>;
export const isDownload = (call: AnyCall): call is DownloadCall => call.answer === file;

export const pageSizes = [10, 25, 50, 100] as const;

/** Filter of every paged list (docs/product.md §6.1); defaults as the specification has them. */
export const listFilter = z.object({
  idCompany: id,
  limit: z._default(z.union([z.literal(10), z.literal(25), z.literal(50), z.literal(100)]), 10),
  offset: z._default(z.number().check(z.int(), z.gte(0), z.lte(1_000_000)), 0),
  order: z._default(z.string().check(z.maxLength(200)), ''),
  search: z._default(
    z.string().check(
      z.maxLength(100),
      z.refine((text) => !/\p{Cc}/u.test(text)),
    ),
    '',
  ),
  whereExtra: z.optional(z.unknown()),
});
export type ListFilter = z.input<typeof listFilter>;

/**
 * The same for records of a maintenance area. `of` names the record whose details are shown, compared and sorted by, as the
 * rate whose prices are meant, in place of the default's (docs/product.md §6.1.5).
 */
export const recordFilter = z.extend(listFilter, { of: z.optional(id) });
export type RecordFilter = z.input<typeof recordFilter>;

/** A page; `total` is exact up to 10,000, beyond that `more` is set (docs/product.md §6.1). */
export const pageOf = <T extends z.ZodMiniType>(element: T) =>
  z.object({ elements: z.array(element), total: z.number(), more: z.optional(z.literal(true)) });
export interface Page<T> {
  readonly elements: readonly T[];
  readonly total: number;
  readonly more?: true;
}

/** What a business is known by before its name is read: a picture, or else a colour. */
export const face = z.object({ url: z.nullable(z.string()), color: z.nullable(z.string()) });
