import type { ExtraInfo } from '@comanda/api/errors';
import { monitor } from '@comanda/api/areas/kitchen/monitor';
import type { Resource } from '@comanda/api/kernel';
import { sql } from 'drizzle-orm';
import { resourceTable } from '../db/schema/resources.ts';
import type { Work } from '../core/work.ts';
import type { Candidate } from './uniqueness.ts';

const productionCircuit = resourceTable('productionCircuit');
const monitorKind = resourceTable('monitorKind');
/** Stages after cooking: an order comes to one of these only where a circuit leads it there. */
const stages: readonly unknown[] = ['PREPARATION', 'PICKUP'];

/**
 * A monitor at which no order would ever arrive is refused at its kind (docs/product.md §8.17); where the platform has no
 * circuits at all, every stage is gone through. What was so before stays as it is.
 */
export const circuitFaults = async (
  { db }: Pick<Work, 'db'>,
  resource: Resource,
  { values, before }: Candidate,
): Promise<ExtraInfo[]> => {
  const { kind, status } = values;
  if (resource.code !== monitor.code || status !== 'A' || !stages.includes(kind)) return [];
  if (before?.['kind'] === kind && before?.['status'] === status) return [];
  const { rows } = await db.execute<{ isLedTo: boolean }>(sql`
    select coalesce(bool_or(exists (select from production_circuit_steps step
      join ${monitorKind} led on led.id = step.id_monitor_kind
      where step.id_owner = circuit.id and led.kind = ${kind})), true) as "isLedTo"
    from ${productionCircuit} circuit where circuit.status = 'A'`);
  return rows[0]?.isLedTo === false ? [{ entity: resource.code, field: 'kind', error: 'not_led_to' }] : [];
};
