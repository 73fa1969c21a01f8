import type { Resource } from '@comanda/api/kernel';
import { actionOf } from '@comanda/api/permissions';
import { useAllowed, useCallQuery, useCompany } from '../../app/index.ts';
import { callsOf } from '../calls.ts';
import { storedIn } from './stored.ts';

/** Active records of an area of the company in sight; asked for only on behalf of who may see them, nobody else waits. */
export function useActive(resource: Resource) {
  const { id: companyId } = useCompany();
  const isSeen = useAllowed(actionOf(resource, 'ACCESS'));
  const query = useCallQuery(callsOf(resource).ofCompany, { params: { companyId } }, { enabled: isSeen });
  return { query, rows: storedIn(query.data?.elements ?? []).filter((row) => row['status'] === 'A') };
}
