import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { done, file, id, instant } from './shapes.ts';

/**
 * `making`, `judging`, `restoring`: the platform is at it. `arriving`: a file comes in piece by piece. `ready`: made, to be
 * taken away; brought, to be restored. `refused`: the file is none that can be restored here. `failed`: a fault, or whoever
 * asked for it may do it no more.
 */
export const backupStates = [
  'making',
  'arriving',
  'judging',
  'ready',
  'restoring',
  'restored',
  'refused',
  'failed',
] as const;
export type BackupState = (typeof backupStates)[number];
/** Why a file is not restored, or a backup not made. */
export const backupReasons = [
  'fault',
  'forbidden',
  'not_a_backup',
  'changed',
  'too_large',
  'not_empty',
] as const;
export type BackupReason = (typeof backupReasons)[number];

export const backupBounds = {
  /** Bytes of a file: 1 GiB. */
  bytes: 1_073_741_824,
  /** Bytes of a piece that one call brings. */
  piece: 4_194_304,
  /** Days that a backup, or a file that was brought, is kept. */
  days: 7,
} as const;

const whole = z.number().check(z.int(), z.gte(0));
export const backupContents = z.object({
  /** The company that it is of, as it was called. */
  cName: z.string(),
  code: z.string(),
  country: z.string(),
  made: instant,
  /** Records of each area by its entity code; tills, tickets, closings, invoices and purchases too. */
  records: z.array(z.object({ entity: z.string(), count: whole })),
  pictures: whole,
});
export type BackupContents = z.output<typeof backupContents>;
const backup = z.object({
  id,
  idCompany: id,
  /** `made` here out of the company, or `brought` as a file to be restored into it. */
  kind: z.enum(['made', 'brought']),
  state: z.enum(backupStates),
  /** Why it was refused or has failed. */
  reason: z.nullable(z.enum(backupReasons)),
  fileName: z.string(),
  /** Of the whole file; of one that is being made, as much as there is. */
  bytes: whole,
  author: z.string(),
  created: instant,
  /** When it is forgotten; null while the platform is at it. */
  expires: z.nullable(instant),
  progress: z.object({ done: whole, total: whole }),
  contents: z.nullable(backupContents),
});
export type Backup = z.output<typeof backup>;

const service = 'storage';
const action = 'ALLOW_COMPANY_EXPORT';
const ofPath = { by: 'company', action, named: 'path' } as const;
const ofBody = { by: 'company', action, named: 'body' } as const;
const one = z.object({ idCompany: id, id });

/** Backups of a company, and restoring one into a company that is empty (docs/product.md §22.17). */
export const backupCalls = {
  standing: defineCall({
    name: 'backup.standing',
    service,
    method: 'GET',
    path: '/backup/company/{companyId}',
    access: ofPath,
    summary:
      'Backups of a company and files that were brought to be restored, the newest first; whether it is empty',
    answer: z.object({ elements: z.array(backup), isEmpty: z.boolean() }),
    retryOnFail: true,
  }),
  make: defineCall({
    name: 'backup.make',
    service,
    method: 'POST',
    path: '/backup',
    access: ofBody,
    summary: 'Make a backup: records, pictures and documents as a .zip, which is ready later; one at a time',
    body: z.object({ idCompany: id }),
    answer: backup,
  }),
  file: defineCall({
    name: 'backup.file',
    service,
    entity: 'CMP',
    method: 'GET',
    path: '/backup/{companyId}/{id}/file',
    access: ofPath,
    summary: 'A backup that is ready, as a .zip',
    answer: file,
  }),
  bring: defineCall({
    name: 'backup.bring',
    service,
    method: 'POST',
    path: '/backup/restore',
    access: ofBody,
    summary: 'Begin to bring a backup into an empty company; its pieces follow',
    body: z.object({
      idCompany: id,
      fileName: z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^\P{Cc}*$/u)),
      bytes: z.number().check(z.int(), z.gte(1), z.lte(backupBounds.bytes)),
    }),
    answer: backup,
  }),
  piece: defineCall({
    name: 'backup.piece',
    service,
    method: 'POST',
    path: '/backup/restore/piece',
    access: ofBody,
    multipart: 'sheet',
    bodyLimit: backupBounds.piece + 65_536,
    summary:
      'Bring the piece of a file that begins at `from`, as the part `file`: 4 MiB each, the last one what is left. With the last one it is judged',
    body: z.extend(one, { from: z.number().check(z.int(), z.gte(0), z.lt(backupBounds.bytes)) }),
    answer: backup,
  }),
  restore: defineCall({
    name: 'backup.restore',
    service,
    method: 'POST',
    path: '/backup/restore/store',
    access: ofBody,
    summary:
      'Restore what was brought, all of it or nothing: into a company that is still empty, by who may make records in every area of it; otherwise nothing is written, and `reason` says so',
    body: one,
    answer: backup,
  }),
  remove: defineCall({
    name: 'backup.remove',
    service,
    method: 'DELETE',
    path: '/backup/{companyId}/{id}',
    access: ofPath,
    summary: 'Forget a backup, or a file that was brought; what was restored of it stays',
    answer: done,
  }),
};
