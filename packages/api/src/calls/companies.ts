import * as z from 'zod/mini';
import { uploadLimit } from '../pictures/index.ts';
import { formats } from '../validation/formats.ts';
import { defineCall } from './call.ts';
import { company } from './people.ts';
import { email, id, line, names, pageOf, version } from './shapes.ts';

const service = 'enrollment';
const own = { by: 'user', of: 'self', action: 'ALLOW_USER_COMPANY' } as const;
const edits = { by: 'company', action: 'ALLOW_COMPANY_EDIT', named: 'body' } as const;

/** What a company is known by. */
const known = {
  code: z.string().check(z.regex(formats.code)),
  cName: line(120),
  kind: company.shape.kind,
};
const proposed = z.object({ code: z.string(), names });
const beginning = z.object({
  taxes: z.number(),
  paymentMethods: z.number(),
  regions: z.number(),
  stores: z.number(),
  products: z.number(),
  employees: z.number(),
  terminals: z.number(),
  /** Tills that were paired, and publications of any store. */
  paired: z.number(),
  commits: z.number(),
});
export type Beginning = z.output<typeof beginning>;
const country = z.object({
  /** ISO 3166-1. */
  country: z.string(),
  timeZone: z.string(),
  languages: z.array(z.string()),
  currencies: z.array(proposed),
  taxes: z.array(z.extend(proposed, { value: z.nullable(z.string()) })),
  paymentMethods: z.array(proposed),
  ticketKinds: z.array(proposed),
});
export type CountryProposal = z.output<typeof country>;

/** Companies come to be and begin (docs/product.md §22.8). */
export const companyCalls = {
  all: defineCall({
    name: 'company.all',
    service,
    method: 'GET',
    path: '/company',
    access: own,
    summary: 'Companies of the person; all of them for an operator',
    answer: z.array(company),
    retryOnFail: true,
  }),
  list: defineCall({
    name: 'company.list',
    service,
    method: 'POST',
    path: '/company/list',
    access: own,
    reads: true,
    retryOnFail: true,
    summary: 'The same page by page, by name; `search` looks into name and code',
    body: z.object({
      limit: z._default(z.union([z.literal(10), z.literal(25), z.literal(50), z.literal(100)]), 10),
      offset: z._default(z.number().check(z.int(), z.gte(0), z.lte(1_000_000)), 0),
      search: z._default(z.string().check(z.maxLength(100)), ''),
    }),
    answer: pageOf(company),
  }),
  make: defineCall({
    name: 'company.make',
    service,
    method: 'POST',
    path: '/company/upload',
    access: own,
    multipart: 1,
    bodyLimit: uploadLimit(1),
    summary:
      'Make a company with the currency and the languages of its country, its picture as the part `image`: an operator, who may invite its owner; where the brand allows it anybody, who then owns it',
    body: z.object({
      ...known,
      taxNumber: z.nullable(line(40)),
      country: z.string().check(z.regex(/^[A-Z]{2}$/)),
      owner: z.optional(email),
    }),
    answer: z.object({ id }),
  }),
  change: defineCall({
    name: 'company.change',
    service,
    method: 'PUT',
    path: '/company/upload',
    access: edits,
    multipart: 1,
    bodyLimit: uploadLimit(1),
    summary:
      'Change what a company is known by; a picture sent as the part `image` takes the place of the one before, `image` as null takes it away',
    body: z.object({
      idCompany: id,
      version,
      ...known,
      image: z.optional(z.null()),
    }),
    answer: company,
  }),
  countries: defineCall({
    name: 'company.countries',
    service,
    method: 'GET',
    path: '/company/countries',
    access: own,
    summary: 'Countries that a company can begin in, and what each proposes',
    answer: z.array(country),
    retryOnFail: true,
  }),
  beginning: defineCall({
    name: 'company.beginning',
    service,
    method: 'GET',
    path: '/company/beginning/{id}',
    access: { by: 'company', action: 'ALLOW_COMPANY_ACCESS', named: 'path' },
    summary: 'How much of what its tills need a company has',
    answer: beginning,
    retryOnFail: true,
  }),
  basics: defineCall({
    name: 'company.basics',
    service,
    method: 'POST',
    path: '/company/beginning/basics',
    access: edits,
    summary:
      'Write the taxes, payment methods, ticket kinds and the region of its country; what is there already stays alone',
    body: z.object({ idCompany: id }),
    answer: z.object({ made: z.number() }),
  }),
  sampleMenu: defineCall({
    name: 'company.sampleMenu',
    service,
    method: 'POST',
    path: '/company/beginning/menu',
    access: edits,
    summary: 'Write a small menu to begin with; a company that has products stays alone',
    body: z.object({ idCompany: id }),
    answer: z.object({ made: z.number() }),
  }),
};
