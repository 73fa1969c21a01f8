import { wallTimeIn } from '@comanda/api/week';
import { sql } from 'drizzle-orm';
import { store } from '../../db/schema/business.ts';
import { kitchenScreen } from '../../db/schema/kitchen.ts';
import { resourceTable } from '../../db/schema/resources.ts';
import type { Database } from '../../db/transaction.ts';
import type { Shop } from './kept.ts';
import { notTaking, type RoutedProduct, type RoutedSection, type Stall } from './routing.ts';
import { type Sent, type SentLine, takenAt } from './sent.ts';
import { isLive } from './seen.ts';
import { isForCooks, monitor, ownSections, section } from './standing.ts';

type Names = Readonly<Record<string, string>>;
interface Product extends RoutedProduct {
  readonly id: string;
  /** What the kitchen calls it. */
  readonly names: Names | null;
  /** Minutes that it takes to make. */
  readonly preparation: number | null;
}
interface Course {
  readonly id: string;
  readonly names: Names;
  readonly order: number;
}
/** What lines are cooked by: sections as the shop has them now, products and courses by their ids. */
export interface Places {
  readonly sections: readonly RoutedSection[];
  readonly products: ReadonlyMap<string, Product>;
  readonly courses: ReadonlyMap<string, Course>;
  /** The stages after cooking that the store's settings and monitors have. */
  readonly circuit: { readonly hasPreparation: boolean; readonly hasPickup: boolean };
}

const product = resourceTable('product');
const course = resourceTable('kitchenOrder');
const kitchenStore = resourceTable('kitchenStore');
const marketStall = resourceTable('marketStall');
const productionCircuit = resourceTable('productionCircuit');
const monitorKind = resourceTable('monitorKind');
const idsOf = (lines: readonly SentLine[], field: 'idProduct' | 'idKitchenOrder'): string[] => [
  ...new Set(lines.flatMap(({ [field]: id }) => (id === null ? [] : [id]))),
];

/**
 * A stage without a monitor is passed by itself, so that no order can hang between two lists. A store whose circuit nobody
 * has set has those that it has monitors for.
 * @param stages `N` cooking alone, `R` preparation after it, `P` pickup after that
 * @param kinds of the store's monitors
 * @param steps kinds of monitors that orders of this service go through, where the platform says so (docs/product.md §8.42)
 */
export const circuitOf = (
  stages: string | null,
  kinds: readonly string[],
  steps: readonly string[] | null = null,
): Places['circuit'] => {
  const has = (kind: string): boolean => kinds.includes(kind) && (steps?.includes(kind) ?? true);
  return {
    hasPreparation: stages !== 'N' && has('PREPARATION'),
    hasPickup: stages !== 'N' && stages !== 'R' && has('PICKUP'),
  };
};

export const placesOf = async (
  db: Database,
  { idCompany, idStore }: Shop,
  { lines, serviceKind, emitter, at }: Pick<Sent, 'lines' | 'serviceKind' | 'emitter' | 'at'>,
  now: number,
): Promise<Places> => {
  const { rows } = await db.execute<{
    sections: Omit<RoutedSection, 'isTaking'>[];
    stalls: Stall[];
    timeZone: string;
    steps: string[] | null;
    products: Product[];
    courses: Course[];
    kinds: string[];
    stages: string | null;
  }>(sql`
    select
      coalesce((select jsonb_agg(jsonb_build_object('id', part.id, 'takesRest', part.takes_rest = 'S',
          'alert1', part.alert_1,
          'areas', array(select own.id_area from section_areas own
            where own.id_company = part.id_company and own.id_owner = part.id),
          'departments', array(select own.id_department from section_departments own
            where own.id_company = part.id_company and own.id_owner = part.id),
          'isShown', coalesce(watch.shown, false), 'isWatched', coalesce(watch.watched, false))
          order by part."order", part.id)
        from ${section} part
        left join lateral (
          select true as shown, bool_or(exists (select from ${kitchenScreen} screen
            where screen.id_company = shown.id_company and screen.id_monitor = shown.id and ${isLive})) as watched
          from ${monitor} shown
          where shown.id_company = part.id_company and shown.id_store = ${idStore} and shown.status = 'A'
            and ${isForCooks} and part.id = any(${ownSections})
          having count(*) > 0) watch on true
        where part.id_company = ${idCompany} and part.status = 'A'), '[]') as sections,
      coalesce((select jsonb_agg(jsonb_build_object('id', sold.id, 'idArea', sold.id_area,
          'idDepartment', sold.id_department, 'names', sold.kitchen_names,
          'preparation', sold.preparation_time))
        from ${product} sold where sold.id_company = ${idCompany}
          and sold.id = any(${sql.param(idsOf(lines, 'idProduct'))}::uuid[])), '[]') as products,
      array(select distinct shown.kind from ${monitor} shown where shown.id_company = ${idCompany}
        and shown.id_store = ${idStore} and shown.status = 'A') as kinds,
      (select kitchen.pickup_circuit from ${kitchenStore} kitchen where kitchen.id_company = ${idCompany}
        and kitchen.id_store = ${idStore} and kitchen.status = 'A' order by kitchen."order", kitchen.id limit 1) as stages,
      coalesce((select jsonb_agg(jsonb_build_object('emitters', stall.emitters, 'hours', stall.hours,
          'sections', array(select own.id_section from market_stall_sections own
            where own.id_company = stall.id_company and own.id_owner = stall.id)))
        from ${marketStall} stall where stall.id_company = ${idCompany} and stall.id_store = ${idStore}
          and stall.status = 'A'), '[]') as stalls,
      (select shop.time_zone from ${store} shop
        where shop.id_company = ${idCompany} and shop.id = ${idStore}) as "timeZone",
      (select array(select kind.kind from production_circuit_steps step
          join ${monitorKind} kind on kind.id = step.id_monitor_kind where step.id_owner = circuit.id)
        from ${productionCircuit} circuit where circuit.status = 'A'
          and (circuit.services = '{}' or ${serviceKind} = any(circuit.services))
        order by circuit."order", circuit.id limit 1) as steps,
      coalesce((select jsonb_agg(jsonb_build_object('id', served.id, 'names', served.names, 'order', served."order"))
        from ${course} served where served.id_company = ${idCompany}
          and served.id = any(${sql.param(idsOf(lines, 'idKitchenOrder'))}::uuid[])), '[]') as courses`);
  const {
    sections = [],
    products = [],
    courses = [],
    kinds = [],
    stages = null,
    steps = null,
  } = rows[0] ?? {};
  const { stalls = [], timeZone = 'UTC' } = rows[0] ?? {};
  const closed = notTaking(stalls, emitter, wallTimeIn(timeZone, new Date(takenAt(at, now))));
  return {
    sections: sections.map((one) => ({ ...one, isTaking: !closed.has(one.id) })),
    products: new Map(products.map((one) => [one.id, one])),
    courses: new Map(courses.map((one) => [one.id, one])),
    circuit: circuitOf(stages, kinds, steps),
  };
};
