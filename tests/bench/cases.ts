import type { ListFilter } from '@comanda/api/calls';
import { fieldsOf } from '@comanda/api/kernel';
import { product } from '@comanda/api/areas/sales/product';
import type { Pool } from 'pg';
import { barCodeOf, codeOf, known } from './fill.ts';

/** What is asked of a list of products, whatever its length. */
export type Asked = Omit<ListFilter, 'idCompany'>;
export type Cases = Readonly<Record<string, Asked>>;

const sortable = fieldsOf(product).flatMap(([name, { kind }]) =>
  product.list.columns.includes(name) && kind !== 'list' ? [name] : [],
);
const sorts: Cases = Object.fromEntries(
  sortable.flatMap((name) => [
    [`sort ${name} up`, { order: `${name} ASC` }],
    [`sort ${name} down`, { order: `${name} DESC` }],
  ]),
);

const condition = (field: string, operator: string, value: unknown): Asked => ({
  whereExtra: { field, operator, value },
});
/** `nth` is a product in the middle of the company, `page` its last page or the thousandth. */
export const casesOf = async (
  pool: Pool,
  idCompany: string,
  { nth, page }: { nth: number; page: number },
): Promise<Cases> => {
  const { rows } = await pool.query<{ id: string }>(
    `select id from department where id_company = $1 and status = 'A' order by "order" limit 2`,
    [idCompany],
  );
  const [first, second] = rows.map(({ id }) => id);
  return {
    'first page': {},
    '100 rows': { limit: 100 },
    'last page of 1,000': { offset: 10 * (page - 1) },
    'search common': { search: known.common },
    'search rare': { search: known.rare },
    'search nothing': { search: known.none },
    'search two letters': { search: 'té' },
    'search Arabic': { search: known.arabic },
    'search code': { search: codeOf(nth) },
    'search bar code': { search: barCodeOf(nth) },
    ...sorts,
    'sort two': { order: 'kind ASC, code DESC' },
    'sort two, text first': { order: 'names ASC, code DESC' },
    'filter status': condition('status', 'eq', 'I'),
    'filter department': condition('idDepartment', 'eq', first),
    'filter departments': condition('idDepartment', 'in', [first, second]),
    'filter order range': condition('order', 'between', [100_000, 200_000]),
    'filter number range': condition('unitValue', 'between', ['10', '12']),
    'filter code is': condition('code', 'eq', codeOf(nth)),
    'filter code like': condition('code', 'like', codeOf(nth).slice(0, 6)),
    'filter names like': condition('names', 'like', known.common),
    'filter names rare': condition('names', 'like', known.rare),
    'filter nested': {
      whereExtra: {
        and: [
          { field: 'status', operator: 'eq', value: 'A' },
          {
            or: [
              { field: 'idDepartment', operator: 'eq', value: first },
              {
                and: [
                  { field: 'kind', operator: 'eq', value: '3' },
                  { field: 'names', operator: 'like', value: known.common },
                ],
              },
            ],
          },
        ],
      },
    },
    'search, filter, sort': {
      search: known.common,
      order: 'names ASC',
      whereExtra: { field: 'status', operator: 'eq', value: 'A' },
    },
  };
};
