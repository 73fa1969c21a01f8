import * as z from 'zod/mini';
import { dimensionNames } from '../reports/dimensions.ts';
import { presentationPages } from '../reports/presentations.ts';
import { defineCall } from './call.ts';
import { report } from './reports.ts';
import { done, id, instant } from './shapes.ts';
import { money } from './ticketShapes.ts';

const service = 'reporting';
const action = 'ALLOW_COMPANY_PRESENTATION_CREATE';
const page = z.enum(presentationPages);

const presentation = z.object({
  id,
  page,
  name: z.string(),
  /** What it shows, and all that it shows. */
  stores: z.array(z.object({ id, sName: z.string() })),
  /** What its address ends in. */
  block: z.string(),
  /** Who made it: it shows as long as they may see what it shows. */
  maker: z.string(),
  created: instant,
  /** When it was last asked for; nothing where it never hung. */
  shown: z.nullable(instant),
  /** Whether it shows anything now. */
  isOpen: z.boolean(),
});
export type Presentation = z.output<typeof presentation>;

const shown = z.object({
  name: z.string(),
  cName: z.string(),
  stores: z.array(z.object({ id, sName: z.string(), timeZone: z.string(), dayBegins: z.string() })),
  /** Its figures by hour, beside the same weekday before. */
  course: report,
  /** What is most, by each thing that the page lists. */
  ranks: z.array(z.object({ by: z.enum(dimensionNames), report })),
  /** Z reports of its day, the newest first. */
  closings: z.array(
    z.object({
      id,
      sName: z.string(),
      terminal: z.string(),
      number: z.number(),
      to: instant,
      timeZone: z.string(),
      currency: z.string(),
      total: money,
    }),
  ),
});
export type ShownPresentation = z.output<typeof shown>;

/** Figures on a wall: an address that needs no session, of some stores of a company (docs/product.md §20.9). */
export const presentationCalls = {
  make: defineCall({
    name: 'presentation.make',
    service,
    method: 'POST',
    path: '/presentation',
    access: { by: 'company', action, named: 'businesses', own: 'ALLOW_USER_STATISTICS' },
    summary: 'Make an address that shows figures of some stores of a company to whoever holds it',
    body: z.object({
      idStores: z.array(id).check(z.minLength(1), z.maxLength(100)),
      page,
      name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
    }),
    answer: z.object({ id, block: z.string() }),
  }),
  ofCompany: defineCall({
    name: 'presentation.ofCompany',
    service,
    method: 'GET',
    path: '/presentation/company/{companyId}',
    access: { by: 'company', action, named: 'path' },
    retryOnFail: true,
    summary: 'The addresses of a company that were not ended, with when each was last shown',
    answer: z.array(presentation),
  }),
  end: defineCall({
    name: 'presentation.end',
    service,
    method: 'DELETE',
    path: '/presentation/{id}',
    entity: 'PRS',
    access: { by: 'company', action, named: 'records' },
    summary: 'End one: it shows nothing from that moment on',
    answer: done,
  }),
  show: defineCall({
    name: 'presentation.show',
    service,
    method: 'POST',
    path: '/presentation/show',
    access: { by: 'anyone' },
    reads: true,
    retryOnFail: true,
    summary: 'What one shows now, by the block of its address',
    body: z.object({ page, block: z.string().check(z.minLength(1), z.maxLength(2000)) }),
    answer: shown,
  }),
};
