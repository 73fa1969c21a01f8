import type { Draft } from '@comanda/api/kernel';
import { area } from '@comanda/api/areas/advanced/area';
import { businessSource } from '@comanda/api/areas/sales/businessSource';
import { department } from '@comanda/api/areas/sales/department';
import { kitchenOrder } from '@comanda/api/areas/advanced/kitchenOrder';
import { matrix } from '@comanda/api/areas/advanced/matrix';
import { modifier } from '@comanda/api/areas/advanced/modifier';
import { pack } from '@comanda/api/areas/advanced/pack';
import { product } from '@comanda/api/areas/sales/product';
import { itemGroup } from '@comanda/api/areas/advanced/itemGroup';
import { rate } from '@comanda/api/areas/sales/rate';
import { subdepartment } from '@comanda/api/areas/sales/subdepartment';
import { supplier } from '@comanda/api/areas/others/supplier';
import type { Work } from '../core/work.ts';
import type { DemoBusiness } from './data/businesses.ts';
import { type MenuDetail, type MenuRow, rowsOf, textsIn, wordsOf } from './data/menu.ts';
import { idIn, type Ids, make } from '../country/make.ts';

const flag = (isSet: boolean): 'S' | 'N' => (isSet ? 'S' : 'N');
/** `-` stands for none. */
const optionalIn = (ids: Ids, code: string | undefined): string | null =>
  code === undefined || code === '-' ? null : idIn(ids, code);

/** A barcode with its check digit: GS1, from the right by turns three times and once. */
export const ean13 = (number: number): string => {
  const digits = Array.from(String(number), Number);
  const sum = digits.reverse().reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 3 : 1), 0);
  return `${number}${(10 - (sum % 10)) % 10}`;
};

const named = ({ names }: MenuRow): Draft => ({ names });

const rateDraft = ({ names, cells: [words = []] }: MenuRow): Draft => {
  const [kind, tax, priceChange, defaultRate] = words;
  return { names, kind, tax, priceChange, defaultRate };
};

const modifierDraft =
  (languages: readonly string[]) =>
  ({ names, cells: [words = []], details }: MenuRow): Draft => {
    const [mode, min, max] = words;
    return {
      names,
      mode,
      min: Number(min),
      max: Number(max),
      choices: details.map(({ cells }) => {
        const [change, star] = wordsOf(cells[languages.length]);
        return {
          names: textsIn(languages, cells),
          priceChange: Number(change),
          preset: flag(star === '*'),
        };
      }),
    };
  };

const matrixDraft =
  (languages: readonly string[]) =>
  ({ names, details }: MenuRow): Draft => {
    const side = (wanted: string): Draft[] =>
      details
        .filter(({ mark }) => mark === wanted)
        .map(({ cells: [code, ...texts] }) => ({ code, names: textsIn(languages, texts) }));
    return { names, rows: side('-'), columns: side('/') };
  };

const packDraft =
  (languages: readonly string[], groups: Ids) =>
  ({ names, cells: [words = []], details }: MenuRow): Draft => ({
    names,
    calculation: words[0],
    parts: details.map(({ cells }) => {
      const [group = '', min, max, supplement] = wordsOf(cells[languages.length]);
      return {
        names: textsIn(languages, cells),
        idGroup: idIn(groups, group),
        min: Number(min),
        max: Number(max),
        supplement: Number(supplement),
      };
    }),
  });

/** A variant for each row and column of the matrix, its barcode the next number after the one before. */
const variantsOf = (code: string, details: readonly MenuDetail[], number: number): Draft[] => {
  const codes = (wanted: string): (string | undefined)[] =>
    details.filter(({ mark }) => mark === wanted).map(({ cells }) => cells[0]);
  const columns = codes('/');
  return codes('-')
    .flatMap((row) => (columns.length === 0 ? [null] : columns).map((column) => ({ row, column })))
    .map(({ row, column }, index) => ({
      row,
      column,
      code: [code, row, column].filter(Boolean).join('-'),
      barCode: ean13(number + index),
    }));
};

const supplierDraft =
  (country: string, rates: Ids) =>
  ({ names, cells: [document = [], charges = [], city = [], email = []] }: MenuRow): Draft => ({
    names,
    document: document[0],
    idRate: optionalIn(rates, charges[0]),
    city: city.join(' '),
    country,
    email: email[0],
  });

/** What products refer to, each area by its codes. */
interface Known {
  readonly taxes: Ids;
  readonly stores: Ids;
  readonly departments: Ids;
  readonly subdepartments: Ids;
  /** Department of each subdepartment, by codes. */
  readonly departmentOf: ReadonlyMap<string, string>;
  readonly rates: Ids;
  readonly areas: Ids;
  readonly orders: Ids;
  readonly sources: Ids;
  readonly modifiers: Ids;
  readonly matrixes: Ids;
  readonly matrixRows: readonly MenuRow[];
  readonly packs: Ids;
}

const isSupplement = ({ section }: MenuRow): boolean => section[0] === '@3';

const productDraft = (known: Known, row: MenuRow, supplements: Ids): Draft => {
  const [, place = '', sale = '', purchase, prepared, course] = row.section;
  const [prices = [], allergens = [], words = []] = row.cells;
  const after = (prefix: string): string[] =>
    words
      .filter((word) => word.startsWith(`${prefix}:`))
      .flatMap((word) => word.slice(prefix.length + 1).split(','));
  const has = (word: string): boolean => words.includes(word);
  const [packed] = after('p');
  const [sized] = after('x');
  const [number] = after('ean').map(Number);
  const variants = known.matrixRows.find(({ code }) => code === sized)?.details;
  return {
    names: row.names,
    kind: isSupplement(row) ? '3' : packed === undefined ? '1' : '2',
    idDepartment: idIn(known.departments, known.departmentOf.get(place) ?? place),
    idSubDepartment: known.subdepartments.get(place) ?? null,
    idTaxSale: idIn(known.taxes, sale),
    idTaxPurchase: optionalIn(known.taxes, purchase),
    idArea: optionalIn(known.areas, prepared),
    idKitchenOrder: optionalIn(known.orders, course),
    barCode: number === undefined || variants ? [] : [{ barCode: ean13(number), units: '1' }],
    favorite: flag(has('fav')),
    freePrice: has('free') ? 'S' : 'N',
    rateProduct: [...known.rates.values()].flatMap((idRate, index) => {
      const price = prices[index];
      return price === undefined || price === '-' ? [] : [{ idRate, price: Number(price) }];
    }),
    isWeight: flag(has('kg')),
    unitCode: has('kg') ? 'P' : 'U',
    stockControl: flag(has('stock') || after('stock').length > 0),
    stock: [...known.stores.values()].flatMap((idStore, index) => {
      const [stock, minimum = null] = after('stock')[index]?.split('/') ?? [];
      return stock === undefined ? [] : [{ idStore, stock, minimum }];
    }),
    ageVerification: flag(has('18')),
    allergens: allergens.map((allergen) => ({ allergen })),
    idBusinessSources: after('src').map((code) => ({ idBusinessSource: idIn(known.sources, code) })),
    modifiers: after('m').map((code) => ({ idModifier: idIn(known.modifiers, code) })),
    supplement: after('s').map((code) => ({ idProduct: idIn(supplements, code) })),
    idMatrix: sized === undefined ? null : idIn(known.matrixes, sized),
    matrix: variants && number !== undefined ? variantsOf(row.code, variants, number) : [],
    idPack: packed === undefined ? null : idIn(known.packs, packed),
    status: has('off') ? 'I' : 'A',
  };
};

/**
 * Writes the menu of a business (docs/product.md §14.4) in the order in which its records refer to one another: a pack
 * names groups, which name products, which name their supplements. Answers the ids of the preparation areas.
 */
export const seedMenu = async (
  work: Work,
  idCompany: string,
  { country, languages, menu }: DemoBusiness,
  { taxes, stores }: { readonly taxes: Ids; readonly stores: Ids },
): Promise<Ids> => {
  const rows = (table: string): MenuRow[] => rowsOf(table, languages);
  const departments = await make(work, idCompany, department, rows(menu.departments), ({ names, cells }) => ({
    names,
    image: { color: cells[0]?.[0] },
  }));
  const departmentOf = new Map(
    rows(menu.subdepartments).map(({ code, cells }) => [code, cells[0]?.[0] ?? '']),
  );
  const subdepartments = await make(
    work,
    idCompany,
    subdepartment,
    rows(menu.subdepartments),
    ({ code, names }) => ({ names, idDepartment: idIn(departments, departmentOf.get(code) ?? '') }),
  );
  const matrixRows = rows(menu.matrixes);
  const known = {
    taxes,
    stores,
    departments,
    subdepartments,
    departmentOf,
    rates: await make(work, idCompany, rate, rows(menu.rates), rateDraft),
    areas: await make(work, idCompany, area, rows(menu.areas), named),
    orders: await make(work, idCompany, kitchenOrder, rows(menu.kitchenOrders), named),
    sources: await make(work, idCompany, businessSource, rows(menu.sources), named),
    modifiers: await make(work, idCompany, modifier, rows(menu.modifiers), modifierDraft(languages)),
    matrixes: await make(work, idCompany, matrix, matrixRows, matrixDraft(languages)),
    matrixRows,
  };
  await make(work, idCompany, supplier, rows(menu.suppliers), supplierDraft(country, known.rates));
  const all = rows(menu.products);
  const alone = all.filter((row) => !isSupplement(row));
  const productsIn = (
    chosen: readonly MenuRow[],
    before: number,
    packs: Ids,
    supplements: Ids,
  ): Promise<Ids> =>
    make(
      work,
      idCompany,
      product,
      chosen,
      (row) => productDraft({ ...known, packs }, row, supplements),
      before,
    );
  const none: Ids = new Map();
  // Made first, since the others name them; listed after them.
  const supplements = await productsIn(all.filter(isSupplement), alone.length, none, none);
  const products = await productsIn(alone, 0, none, supplements);
  const groups = await make(
    work,
    idCompany,
    itemGroup,
    rows(menu.groups),
    ({ names, cells: [codes = []] }) => ({
      names,
      products: codes.map((code) => ({ idProduct: idIn(products, code) })),
    }),
  );
  const packs = await make(work, idCompany, pack, rows(menu.packs), packDraft(languages, groups));
  await productsIn(rows(menu.packProducts), all.length, packs, supplements);
  return known.areas;
};
