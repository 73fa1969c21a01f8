import { and, eq, sql } from 'drizzle-orm';
import { deviceLicence } from '../../db/schema/identity.ts';
import type { Work } from '../../core/work.ts';
import { hashOf, opaqueToken } from '../session/tokens.ts';
import { heldTerminal, type TerminalRow } from './held.ts';

/** Issues the licence of a till; the one before, and what was signed in by it, ends. It is told here and kept as its hash. */
export const issueLicence = async (work: Work, idTerminal: string): Promise<string> => {
  const { idCompany } = await heldTerminal(work, idTerminal);
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

export const revokeLicence = async (work: Work, idTerminal: string): Promise<void> => {
  await endLicence(work, await heldTerminal(work, idTerminal));
};
