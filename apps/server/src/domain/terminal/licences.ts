import { and, eq, sql } from 'drizzle-orm';
import { deviceLicence } from '../../db/schema/identity.ts';
import type { Context, Work } from '../../core/work.ts';
import { note } from '../journal/note.ts';
import { hashOf, opaqueToken } from '../session/tokens.ts';
import { heldTerminal, type TerminalRow } from './held.ts';

/** Issues the licence of a till; the one before, and what was signed in by it, ends. It is told here and kept as its hash. */
export const issueLicence = async (work: Context, idTerminal: string): Promise<string> => {
  const { idCompany, name } = await heldTerminal(work, idTerminal);
  const license = opaqueToken();
  const issued = {
    hash: hashOf(license),
    status: 'A' as const,
    machine: null,
    signedIn: null,
    created: sql`now()`,
  };
  await work.gate((db) =>
    db
      .insert(deviceLicence)
      .values({ idCompany, idTerminal, ...issued })
      .onConflictDoUpdate({ target: [deviceLicence.idCompany, deviceLicence.idTerminal], set: issued }),
  );
  await note(work, { idCompany, kind: 'LICENCE_ISSUE', about: { terminal: name } });
  return license;
};

/** Ends the licence of a till that is held, if it has one. */
export const endLicence = (
  work: Work,
  { idCompany, id }: Pick<TerminalRow, 'idCompany' | 'id'>,
): Promise<unknown> =>
  work.gate((db) =>
    db
      .update(deviceLicence)
      .set({ status: 'I' })
      .where(and(eq(deviceLicence.idCompany, idCompany), eq(deviceLicence.idTerminal, id))),
  );

export const revokeLicence = async (work: Context, idTerminal: string): Promise<void> => {
  const held = await heldTerminal(work, idTerminal);
  await endLicence(work, held);
  const { idCompany, name } = held;
  await note(work, { idCompany, kind: 'LICENCE_REVOKE', about: { terminal: name } });
};
