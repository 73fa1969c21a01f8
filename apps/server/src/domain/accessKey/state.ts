import type { AccessKey as Told } from '@comanda/api/calls';
import type { accessKey } from '../../db/schema/accessKey.ts';

export type AccessKey = typeof accessKey.$inferSelect;

/** Why a key opens nothing any more; what came first counts. */
export const endedOf = ({ status, revoked, until }: AccessKey): Told['ended'] => {
  if (status === 'RJC') return null;
  if (until <= (revoked ?? new Date())) return 'expired';
  return revoked === null ? null : 'revoked';
};
