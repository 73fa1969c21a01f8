import type { FileAnswer } from '@comanda/api/calls';
import type { Resource } from '@comanda/api/kernel';
import { sql } from 'drizzle-orm';
import { unknownRecord } from '../core/refusal.ts';
import type { Work } from '../core/work.ts';
import { filesOf, openColumn } from '../db/naming.ts';
import { column, own, table } from './expressions.ts';
import { canSee } from './read.ts';

/** What who reads a record may take of a file in it: a certificate without its key. */
export const openFile = async (
  work: Pick<Work, 'db' | 'caller'>,
  resource: Resource,
  { id, field }: { readonly id: string; readonly field: string },
): Promise<FileAnswer> => {
  if (!filesOf(resource).some(([name]) => name === field)) throw unknownRecord();
  const { rows } = await work.db.execute<{ open: string | null; code: string; company: string }>(
    sql`select ${own}.${sql.identifier(openColumn(field))} as open, ${column('code')} as code, ${column('idCompany')} as company
      from ${table(resource)} where ${column('id')} = ${id} and ${column('status')} <> 'D'`,
  );
  const [row] = rows;
  if (!row?.open || !canSee(resource, work.caller, row.company)(field)) throw unknownRecord();
  return {
    name: `${row.code}-${field}.pem`,
    mediaType: 'application/x-pem-file',
    content: Buffer.from(row.open, 'latin1'),
  };
};
