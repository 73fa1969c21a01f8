import * as z from 'zod/mini';
import { id, instant } from './shapes.ts';

/* What became of the document of a ticket (docs/product.md §20.14). */

/** W waits, A accepted, R refused, F given up after all attempts, L lacks something that its making takes. */
const states = ['W', 'A', 'R', 'F', 'L'] as const;
export type FiscalState = (typeof states)[number];

/**
 * What a document cannot be made or sent without: the store's certificate; a gateway of its region; the licence of the
 * software; of the business its tax number and its legal name; of the ticket, that it is in the tax office's currency; and
 * of who reports to Bizkaia, that it is a legal entity. In Panama the store's branch and place and the telephone of the
 * business; of the ticket, that each line is under one rate of ITBMS and none is less than nothing, and that the ticket that
 * it is about was accepted.
 */
const lacks = [
  'certificate',
  'gateway',
  'software',
  'taxNumber',
  'legalName',
  'currency',
  'taxpayerType',
  'place',
  'phone',
  'taxes',
  'lines',
  'original',
] as const;
export type FiscalLack = (typeof lacks)[number];

/** A sentence of the gateway, in its own words, with the code that it has there. */
export const fiscalWord = z.object({ code: z.string(), text: z.string() });
export type FiscalWord = z.output<typeof fiscalWord>;

const text = z.nullable(z.string());
export const fiscalDocument = z.object({
  id,
  state: z.enum(states),
  region: z.string(),
  lacks: z.array(z.enum(lacks)),
  /** Its place in the chain of its store, where its tax office has chains. */
  place: z.nullable(z.number()),
  /** Series and number that the tax office knows the ticket by. */
  series: text,
  number: text,
  /** `TBAI-…` or a CUFE, and the address that its QR code holds. */
  identifier: text,
  qr: text,
  made: z.nullable(instant),
  /** How often it was sent, the gateway's code, what that said last, and when. */
  tries: z.number(),
  gateway: text,
  said: z.array(fiscalWord),
  answered: z.nullable(instant),
});
export type FiscalDocument = z.output<typeof fiscalDocument>;
