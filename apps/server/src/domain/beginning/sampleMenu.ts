import { area } from '@comanda/api/areas/advanced/area';
import { department } from '@comanda/api/areas/sales/department';
import { product } from '@comanda/api/areas/sales/product';
import { rate } from '@comanda/api/areas/sales/rate';
import { tax } from '@comanda/api/areas/basics/tax';
import { sql } from 'drizzle-orm';
import { idIn, make } from '../../country/make.ts';
import { namesIn, type Text } from '../../country/names.ts';
import { recordTable } from '../../db/naming.ts';
import { constraint } from '../../core/refusal.ts';
import type { Work } from '../../core/work.ts';
import { checkMayCreate, heldCompany, idsOf } from './basics.ts';
import { type Dish, dishes, drinks, places, rates } from './sampleDishes.ts';

/** The tax that most of what a restaurant serves is sold with: one that meal vouchers pay for, else the first. */
const taxOfMeals = async ({ db }: Work, idCompany: string): Promise<string | undefined> => {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from ${sql.identifier(recordTable(tax))}
    where id_company = ${idCompany} and status = 'A' and kind = 'N'
    order by meal_voucher = 'S' and value > 0 desc, value > 0 desc, "order", id limit 1`);
  return rows[0]?.id;
};

/** Writes a small menu with its departments, rates and preparation areas, where a company has no product yet. */
export const writeSampleMenu = async (work: Work, idCompany: string): Promise<number> => {
  const { languages } = await heldCompany(work, idCompany);
  if ((await idsOf(work, product, idCompany)).length > 0) return 0;
  const idTaxSale = await taxOfMeals(work, idCompany);
  if (idTaxSale === undefined) throw constraint([{ entity: 'ART', field: 'idTaxSale', error: 'required' }]);
  checkMayCreate(work, idCompany, [department, rate, area, product]);
  const named = ({ text }: { readonly text: Text }) => ({ names: namesIn(languages, text) });
  const departments = await make(work, idCompany, department, places.departments, (row) => ({
    ...named(row),
    image: { color: row.colour },
  }));
  const [first] = await idsOf(work, rate, idCompany);
  const made =
    first === undefined
      ? await make(work, idCompany, rate, rates, (row) => ({
          ...named(row),
          kind: '1',
          tax: 'S',
          defaultRate: 'S',
        }))
      : undefined;
  const idRate = first ?? idIn(made ?? new Map(), rates[0].code);
  const areas =
    (await idsOf(work, area, idCompany)).length === 0
      ? await make(work, idCompany, area, places.areas, named)
      : undefined;
  const rows: readonly Dish[] = [...dishes, ...drinks];
  const products = await make(work, idCompany, product, rows, (row) => ({
    ...named(row),
    idDepartment: idIn(departments, row.department),
    idTaxSale,
    idArea: areas?.get(row.area) ?? null,
    rateProduct: [{ idRate, price: row.price }],
  }));
  return products.size;
};
