import * as z from 'zod/mini';
import type { Resource } from '../kernel/index.ts';
import type { Verb } from '../permissions/naming.ts';
import { faultCodes } from '../validation/faults.ts';
import { importReasons, type Outcome, type Problem } from '../transfer/plan.ts';
import {
  delimiters,
  encodings,
  refusalCodes,
  type Reading,
  sheetBounds,
  systems,
  type Source,
} from '../transfer/table.ts';
import { areaAccess } from './areaAccess.ts';
import { defineCall } from './call.ts';
import { pictureReasons } from './pictures.ts';
import { done, file, id, instant, names, pageSizes } from './shapes.ts';

/**
 * Where an import stands (docs/product.md §25).
 * - `reading` the file · `judging` its rows · `ready` to be stored or mended
 * - `refused`: the file cannot be read
 * - `storing` · `stored` · `undoing` · `undone`
 * - `failed`: what it was doing has stopped (`halt`), and goes on when it is asked for again
 */
export const importStates = [
  'reading',
  'judging',
  'ready',
  'refused',
  'storing',
  'stored',
  'undoing',
  'undone',
  'failed',
] as const;
export type ImportState = (typeof importStates)[number];
export const outcomeKinds = ['creates', 'changes', 'unchanged', 'rejected', 'skipped', 'belongs'] as const;

const whole = z.number().check(z.int(), z.gte(0));
const params = z.record(z.string(), z.union([z.string(), z.number()]));
const value = z.string().check(z.maxLength(500));

const settings = z.object({
  /** One for each column of the file: the address of what it fills (`columnsOf`), or null for one that is not read. */
  mapping: z.array(z.nullable(z.string().check(z.maxLength(100)))).check(z.maxLength(500)),
  /** Before the decimals of its figures; null while the file does not show it and nobody has chosen one. */
  decimalSign: z.nullable(z.enum(['.', ','])),
});
const problem = z.string().check(z.maxLength(1000));
const decision = z.union([
  z.object({ problem, act: z.literal('set'), value }),
  z.object({ problem, act: z.literal('create'), name: value }),
  z.object({ problem, act: z.enum(['suggested', 'clear', 'skip']) }),
]);

const suggestion = z.union([
  z.object({ act: z.literal('set'), value: z.string(), entity: z.optional(z.string()) }),
  z.object({ act: z.literal('create'), entity: z.string(), name: z.string() }),
  z.object({ act: z.enum(['same', 'keep']), value: z.string() }),
]);
const reason = z.enum([...faultCodes, ...importReasons]);
const fault = {
  path: z.string(),
  code: reason,
  params: z.optional(params),
  cell: z.string(),
  suggestion: z.optional(suggestion),
};
// The server writes what the engine says: its own types are the contract, and these shapes spell them out.
const listedProblem = z.object({
  ...fault,
  key: z.string(),
  /** Its first rows, as the file counts them, and how many there are. */
  rows: z.array(whole),
  count: whole,
  isEach: z.boolean(),
  acts: z.array(z.enum(['set', 'create', 'suggested', 'clear', 'skip'])),
}) as unknown as z.ZodMiniType<Problem>;
const rejection = z.object({ ...fault, column: z.nullable(whole), problem: z.string() });
const record = z.object({
  id: z.optional(id),
  version: z.optional(whole),
  values: z.looseObject({}),
  /** How many others of the file it waits for, one after the other: it is stored after those. */
  wave: z.optional(whole),
  pictures: z.record(z.string(), z.string()),
});
const outcome = z.union([
  z.object({ row: whole, kind: z.literal('creates'), record }),
  z.object({ row: whole, kind: z.literal('changes'), record, fields: z.array(z.string()) }),
  z.object({ row: whole, kind: z.literal('unchanged'), record }),
  z.object({ row: whole, kind: z.literal('rejected'), rejections: z.array(rejection) }),
  z.object({ row: whole, kind: z.literal('skipped') }),
  z.object({
    row: whole,
    kind: z.literal('belongs'),
    to: whole,
    as: z.enum(['image', 'further', 'nothing']),
  }),
]) as unknown as z.ZodMiniType<Outcome>;

const place = whole.check(z.lt(sheetBounds.columns));
/** How a person wants the file to be read; what is left out is guessed. */
const reading = z.object({
  encoding: z.optional(z.enum(encodings)),
  delimiter: z.optional(z.enum(delimiters)),
  sheet: z.optional(z.string().check(z.maxLength(200))),
  /** Number of the line that has the headings. */
  headingLine: z.optional(z.number().check(z.int(), z.gte(1), z.lte(1_000))),
  /** Places of columns whose empty cells have what stands above them. */
  fillDown: z.optional(z.array(place).check(z.maxLength(sheetBounds.columns))),
  /** Rows of one text are headings of what follows, and no records. */
  sections: z.optional(z.boolean()),
}) as unknown as z.ZodMiniType<Reading>;
const arrangement = {
  headingLine: whole,
  lines: z.array(z.object({ number: whole, cells: z.array(z.string()) })),
  gaps: z.array(whole),
  filledDown: z.array(whole),
  sections: z.nullable(z.object({ isTaken: z.boolean(), count: whole, first: z.array(z.string()) })),
};
const source = z.union([
  z.object({
    format: z.literal('csv'),
    encoding: z.enum(encodings),
    delimiter: z.enum(delimiters),
    /** What else it might be, the likeliest first, with some of its words as they would read. */
    encodings: z.array(z.object({ encoding: z.enum(encodings), example: z.string() })),
    /** Rows in another encoding than the rest: the first of them, and how many. */
    mixed: z.nullable(z.object({ encoding: z.enum(encodings), rows: z.array(whole), count: whole })),
    ...arrangement,
  }),
  z.object({ format: z.literal('xlsx'), sheet: z.string(), sheets: z.array(z.string()), ...arrangement }),
]) as unknown as z.ZodMiniType<Source>;

const listed = z.object({
  id,
  idCompany: id,
  /** Entity code of the area. */
  entity: z.string(),
  /** Grows with every change of settings or decisions: what is stored is what was shown. */
  version: whole,
  fileName: z.string(),
  bytes: whole,
  author: z.object({ id, name: z.string() }),
  created: instant,
  state: z.enum(importStates),
  /** Rows done of those that the present state has to do; while reading, bytes. */
  progress: z.object({ done: whole, total: whole }),
  /** Why the file is not read, with the text `import.<code>`; null while it is. */
  refusal: z.nullable(z.object({ code: z.enum(refusalCodes), params: z.optional(params) })),
  /** Why it stands still in the state `failed`: a fault of the platform, or its author may no longer do this. */
  halt: z.nullable(z.object({ why: z.enum(['fault', 'forbidden']), during: z.enum(importStates) })),
  counts: z.nullable(
    z.object({
      rows: whole,
      images: whole,
      creates: whole,
      changes: whole,
      unchanged: whole,
      rejected: whole,
      skipped: whole,
      belongs: whole,
    }),
  ),
  /** What storing has done, from the state `storing` on; `pictures` were wanted, `picturesFailed` of them are not there. */
  stored: z.nullable(
    z.object({ created: whole, changed: whole, failed: whole, pictures: whole, picturesFailed: whole }),
  ),
  /** What undoing has done: taken back, and left because somebody changed or uses it since. */
  undone: z.nullable(z.object({ taken: whole, kept: whole })),
});
/** An import: a file on its way into an area, kept by the server so that nobody has to stay beside it. */
const job = z.extend(listed, {
  /** How it was read, and what a person may choose from instead. */
  source: z.nullable(source),
  reading,
  header: z.array(z.string()),
  /** The program whose export it is, where its headings tell. */
  system: z.nullable(z.enum(systems)),
  /** The first five rows, to choose columns by. */
  samples: z.array(z.array(z.string())),
  settings,
  /** How each column was recognised. */
  recognised: z.array(z.enum(['heading', 'content', 'person', 'unknown', 'repeated'])),
  /** What a column would fill that another one was preferred to. */
  meant: z.array(z.nullable(z.string())),
  /** Places of columns that hold prices and are not read. */
  unreadPrices: z.array(whole),
  /** Records that would be stored without a price: how many, and the first. */
  unpriced: z.object({ count: whole, first: z.array(z.object({ row: whole, name: z.string() })) }),
  decisions: z.array(decision),
  /** What each decision is about, as it stood when it was taken; none for one that was about nothing. */
  decided: z.array(
    z.object({
      problem,
      path: z.string(),
      code: reason,
      params: z.optional(params),
      cell: z.string(),
      count: whole,
    }),
  ),
  /** At most 200 of them. */
  problems: z.array(listedProblem),
  problemCount: whole,
  /** Records that decisions create beside the rows. */
  createdRecords: z.array(z.object({ id, entity: z.string(), code: z.string(), names })),
});
export type Import = z.output<typeof job>;
export type ListedImport = z.output<typeof listed>;

const row = z.object({
  /** As the file counts it; the header is 1. */
  row: whole,
  cells: z.array(z.string()),
  /** Null while it is not judged. */
  outcome: z.nullable(outcome),
  /** The record that was written. */
  record: z.optional(z.object({ id })),
  /** What it has written is taken back. */
  undone: z.optional(z.literal(true)),
  /** Why undoing has left it: somebody has changed it since, or uses it. */
  kept: z.optional(z.enum(['changed', 'used'])),
  /** Why its picture was not taken. */
  picture: z.optional(z.enum(pictureReasons)),
});
export type ImportRow = z.output<typeof row>;

/** In the area of the import, in its company (docs/product.md §25.12). */
const inArea = <const V extends readonly Verb[]>(...verbs: V) => ({
  by: 'user' as const,
  of: 'area' as const,
  verbs: ['ACCESS' as const, ...verbs] as const,
});
/** Imports (docs/product.md §25). To who may not see the area the id of one is unknown. */
export const importCalls = {
  get: defineCall({
    name: 'import.get',
    service: 'system',
    method: 'GET',
    path: '/import/{id}',
    access: inArea(),
    summary: 'One import: where it stands, what it would do, what stands in its way',
    answer: job,
    retryOnFail: true,
  }),
  ofCompany: defineCall({
    name: 'import.ofCompany',
    service: 'system',
    method: 'GET',
    path: '/import/company/{companyId}',
    access: { by: 'user', of: 'areas', verb: 'ACCESS' },
    summary: 'The newest 50 imports of a company, of the areas that the person may see',
    answer: z.object({ elements: z.array(listed), total: z.number() }),
    retryOnFail: true,
  }),
  rows: defineCall({
    name: 'import.rows',
    service: 'system',
    method: 'POST',
    path: '/import/rows',
    access: inArea(),
    reads: true,
    retryOnFail: true,
    summary: 'Rows of an import in the order of the file, all or of one outcome or one problem',
    body: z.object({
      id,
      limit: z._default(z.union(pageSizes.map((size) => z.literal(size))), 10),
      offset: z._default(z.number().check(z.int(), z.gte(0), z.lte(1_000_000)), 0),
      /** `failed`: refused when it was stored, or left when it was to be taken back. */
      kind: z.optional(z.enum([...outcomeKinds, 'failed'])),
      problem: z.optional(problem),
    }),
    answer: z.object({ elements: z.array(row), total: z.number() }),
  }),
  settle: defineCall({
    name: 'import.settle',
    service: 'system',
    method: 'PUT',
    path: '/import',
    access: inArea('CREATE'),
    summary: 'Change how the file is read, what columns fill or what was decided: a new trial run begins',
    bodyLimit: 2_000_000,
    body: z.object({
      id,
      version: whole,
      /** The file is read anew; its columns are then guessed anew, and `settings` say nothing. */
      reading: z.optional(reading),
      settings: z.optional(settings),
      decisions: z.optional(z.array(decision).check(z.maxLength(2000))),
    }),
    answer: job,
  }),
  store: defineCall({
    name: 'import.store',
    service: 'system',
    method: 'POST',
    path: '/import/store',
    access: inArea('CREATE', 'EDIT'),
    summary: 'Store what the trial run of this version has shown; goes on after a stop',
    body: z.object({ id, version: whole }),
    answer: job,
  }),
  undo: defineCall({
    name: 'import.undo',
    service: 'system',
    method: 'POST',
    path: '/import/undo',
    access: inArea('EDIT', 'DELETE'),
    summary: 'Take back what it has stored, where nobody changed or uses it since',
    body: z.object({ id }),
    answer: job,
  }),
  result: defineCall({
    name: 'import.result',
    service: 'system',
    method: 'GET',
    path: '/import/{id}/result',
    access: inArea(),
    summary: 'The file again as CSV, with one column more: what became of each row, and why',
    answer: file,
  }),
  remove: defineCall({
    name: 'import.remove',
    service: 'system',
    method: 'DELETE',
    path: '/import/{id}',
    access: inArea('CREATE'),
    summary: 'Forget one that was never stored',
    answer: done,
  }),
};

/** The call that brings a file into an area: apart from those that every list loads. */
export const importInto = (resource: Resource) =>
  defineCall({
    name: `${resource.name}.import`,
    service: resource.service,
    entity: resource.code,
    method: 'POST',
    path: `/${resource.name}/import`,
    summary: 'Bring a CSV or XLSX file as the part `file`: it is read and tried, and nothing is stored yet',
    access: areaAccess(resource, 'CREATE', 'body'),
    multipart: 'sheet',
    body: z.object({
      idCompany: id,
      fileName: z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^\P{Cc}*$/u)),
    }),
    answer: job,
  });
