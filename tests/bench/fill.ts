import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';

/*
 * Companies as large as measuring needs them, written straight into the database as its superuser: the same number
 * always makes the same product, so that two runs compare. What a record must have comes from the demo's restaurant.
 */
type Client = Pool | PoolClient;

const words = {
  'es-ES': [
    'Café Té Zumo Agua Refresco Cerveza Vino Vermut Cava Sidra Tortilla Croquetas Ensalada Gazpacho Sopa Paella Fideuá Merluza Bacalao Pulpo Calamares Gambas Jamón Queso Chorizo Solomillo Entrecot Pollo Cordero Hamburguesa Pizza Pasta Bocadillo Tostada Empanada Flan Tarta Helado Natillas Churros',
    'casero ahumado picante dulce ibérico gallego asturiano andaluz manchego riojano fresco grande pequeño doble especial vegano integral crujiente templado tostado asado frito marinado clásico premium',
    'azafrán',
  ],
  'en-GB': [
    'Coffee Tea Juice Water Soda Beer Wine Vermouth Sparkling Cider Omelette Croquettes Salad Gazpacho Soup Paella Noodles Hake Cod Octopus Squid Prawns Ham Cheese Chorizo Sirloin Ribeye Chicken Lamb Burger Pizza Pasta Sandwich Toast Pasty Custard Cake Icecream Pudding Fritters',
    'homemade smoked spicy sweet iberian galician asturian andalusian manchego riojan fresh large small double special vegan wholemeal crispy warm toasted roasted fried marinated classic premium',
    'saffron',
  ],
  'ar-EG': [
    'قهوة شاي عصير ماء صودا بيرة نبيذ فيرموت فوار سيدر عجة كروكيت سلطة غازباتشو شوربة بايلا شعرية نازلي قد أخطبوط حبار جمبري لحم جبن سجق فيليه ستيك دجاج خروف برجر بيتزا مكرونة ساندويتش توست فطيرة كاسترد كعكة آيسكريم مهلبية زلابية',
    'منزلي مدخن حار حلو إيبيري جاليكي أستوري أندلسي مانشيجو ريوخا طازج كبير صغير مزدوج خاص نباتي كامل مقرمش دافئ محمص مشوي مقلي متبل كلاسيكي فاخر',
    'زعفران',
  ],
} as const;
const languages = Object.keys(words);

/** Words to look for: in one product of forty, in one of twenty thousand, in none; the last as common as the first. */
export const known = { common: 'tortilla', rare: 'azafrán', none: 'xylofon', arabic: 'قهوة' } as const;
/** Code and bar code of the product with a number. */
export const codeOf = (nth: number): string => `P${String(nth).padStart(6, '0')}`;
export const barCodeOf = (nth: number): string => `84${String(nth).padStart(11, '0')}`;

const columnsOf = async (client: Client, table: string): Promise<string> => {
  const { rows } = await client.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  return rows[0]?.columns ?? '';
};

/** A company of the restaurant's owner, with its people, currencies, taxes, departments and rates, and without products. */
export const openCompany = async (client: Client, code: string): Promise<string> => {
  const id = randomUUID();
  const copied = { company: '', membership: '', currency: '', tax: `kind <> 'G'`, department: '', rate: '' };
  // A company and whose it is stand on each other: one statement writes both.
  const owned = `with owned as (insert into ownership (id_company, id_user)
    select $1::uuid, id_user from ownership where id_company = (select id_company from company where code = 'ENCINA'))`;
  for (const [table, only] of Object.entries(copied)) {
    const columns = await columnsOf(client, table);
    await client.query(
      `${table === 'company' ? owned : ''} insert into ${table} (${columns}) select ${columns} from (
         select (jsonb_populate_record(t, to_jsonb(t) || jsonb_build_object('id_company', $1::uuid)
           || case when to_jsonb(t) ? 'id' then jsonb_build_object('id', md5(t::text || $1)::uuid) else '{}' end
           || case when $2 then jsonb_build_object('code', $3::text, 'name', $3::text) else '{}' end)).*
         from ${table} t where id_company = (select id_company from company where code = 'ENCINA')
           ${only && `and ${only}`}) copy`,
      [id, table === 'company', code],
    );
  }
  await client.query(
    `insert into language (id_company, id, code, names, iso, is_default, "order", status)
     select $1, gen_random_uuid(), iso, jsonb_build_object($2[1], iso), iso,
       case when position = 1 then 'S' else 'N' end, position * 10, 'A'
     from unnest($2::text[]) with ordinality as given (iso, position)`,
    [id, languages],
  );
  return id;
};

/** Rates beside those that the company has, for a product with as many prices. */
export const fillRates = (client: Client, idCompany: string, count: number): Promise<unknown> =>
  client.query(
    `insert into rate (id_company, id, code, names, kind, tax, price_change, default_rate, "order", status)
     select $1, gen_random_uuid(), 'R' || n, jsonb_build_object('es-ES', 'Tarifa ' || n, 'en-GB', 'Rate ' || n),
       '1', 'S', 'S', 'N', 10000 + n, 'A'
     from generate_series(1, $2::int) n`,
    [idCompany, count],
  );

/** Id of the product `n` of the company `$1`. */
const idSql = 'md5($1::uuid::text || n)::uuid';
const namesSql = `jsonb_build_object(${Object.entries(words)
  .flatMap(([language, [nouns, kinds, rare]]) => [
    `'${language}'`,
    `(string_to_array('${nouns}', ' '))[1 + n % 40] || ' ' || (string_to_array('${kinds}', ' '))[1 + n / 40 % 25]
      || case when n % 20000 = 77 then ' ${rare}' else '' end || ' ' || n / 1000`,
  ])
  .join(', ')})`;

/**
 * Gives a company as many products, numbered from `first`: names in three languages, every department and sale tax,
 * a price for each of the first `rates` rates, a bar code each, one in twenty inactive, one in a hundred deleted.
 */
export const fillProducts = async (
  client: Client,
  idCompany: string,
  count: number,
  { first = 1, rates = 2 }: { first?: number; rates?: number } = {},
): Promise<void> => {
  await client.query(
    `insert into product (id_company, id, code, names, kind, id_department, id_tax_sale, external_code, visible,
       favorite, free_price, is_weight, unit_code, unit_value, unit_default, stock_control, sell_without_stock,
       allow_return, age_verification, forced_modifiers, forced_supplements, "order", status, bar_code_words)
     select $1::uuid, ${idSql}, 'P' || lpad(n::text, 6, '0'), ${namesSql},
       case when n % 50 = 0 then '3' else '1' end,
       departments[1 + n % cardinality(departments)], taxes[1 + n / 7 % cardinality(taxes)],
       case when n % 3 = 0 then 'EXT-' || n * 13 end,
       case when n % 11 = 0 then 'N' else 'S' end, case when n % 97 = 0 then 'S' else 'N' end, 'U', 'N', 'U',
       1 + n % 500, 1, 'N', 'A', 'S', 'N', 'N', 'N', 5000 + n::bigint * 7919 % 990007,
       case when n % 100 = 99 then 'D' when n % 20 = 3 then 'I' else 'A' end, '84' || lpad(n::text, 11, '0')
     from (select row_number() over ()::int - 1 + $2::int as n from generate_series(1, $3::int)) numbers,
       (select array_agg(id order by "order") as departments from department where id_company = $1 and status = 'A') d,
       (select array_agg(id order by "order") as taxes from tax where id_company = $1 and status = 'A' and kind <> 'G') t`,
    [idCompany, first, count],
  );
  await client.query(
    `insert into product_rate_product (id_company, id_owner, position, id_rate, price)
     select $1::uuid, ${idSql}, place, id, (100 + n::bigint * 31 % 9900) + 10 * place
     from generate_series($2::int, $2::int + $3::int - 1) n,
       (select id, row_number() over (order by "order")::int as place from rate
        where id_company = $1 and status = 'A') ordered
     where place <= $4`,
    [idCompany, first, count, rates],
  );
  await client.query(
    `insert into product_bar_code (id_company, id_owner, position, bar_code, units)
     select $1::uuid, ${idSql}, 1, '84' || lpad(n::text, 11, '0'), 1
     from generate_series($2::int, $2::int + $3::int - 1) n`,
    [idCompany, first, count],
  );
  await client.query('analyze product, product_bar_code');
  await client.query(
    `insert into product_claim (id_company, kind, value, id_owner)
     select id_company, 'article', lower(code), id from product where id_company = $1 and status <> 'D'
     union all
     select r.id_company, 'barCode', d.bar_code, r.id from product r
       join product_bar_code d on d.id_company = r.id_company and d.id_owner = r.id
     where r.id_company = $1 and r.status <> 'D'
     on conflict do nothing`,
    [idCompany],
  );
};

/** What the planner goes by, and what an index may answer alone: after every filling. */
export const settle = (client: Client): Promise<unknown> => client.query('vacuum analyze');
