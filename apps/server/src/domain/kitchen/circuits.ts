import { monitor } from '@comanda/api/areas/kitchen/monitor';
import { sql } from 'drizzle-orm';
import { resourceTable } from '../../db/schema/resources.ts';
import type { AreaJudge } from '../../resource/judging.ts';

const productionCircuit = resourceTable('productionCircuit');
const monitorKind = resourceTable('monitorKind');
/** Stages after cooking: an order comes to one of these only where a circuit leads it there. */
const stages: readonly unknown[] = ['PREPARATION', 'PICKUP'];

/**
 * A monitor at which no order would ever arrive is refused at its kind (docs/product.md §8.17); where the platform has no
 * circuits at all, every stage is gone through. What was so before stays as it is.
 */
export const circuitsIn: AreaJudge = async ({ db }) => {
  const { rows } = await db.execute<{ kinds: string[] }>(sql`
    select array(select led.kind from production_circuit_steps step
      join ${monitorKind} led on led.id = step.id_monitor_kind where step.id_owner = circuit.id) as kinds
    from ${productionCircuit} circuit where circuit.status = 'A'`);
  const ledTo: ReadonlySet<unknown> = new Set(
    rows.length === 0 ? stages : rows.flatMap(({ kinds }) => kinds),
  );
  return {
    faults: ({ values: { kind, status }, before }) => {
      if (status !== 'A' || !stages.includes(kind) || ledTo.has(kind)) return [];
      if (before?.['kind'] === kind && before?.['status'] === status) return [];
      return [{ entity: monitor.code, field: 'kind', error: 'not_led_to' }];
    },
    accept: () => undefined,
  };
};
