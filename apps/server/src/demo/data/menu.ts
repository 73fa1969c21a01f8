/**
 * The menu of a demo business as tables (docs/product.md §14.4). A row is a record: its code, its text in each of the
 * company's languages, then what its area needs, split by bars. A row that begins with a dash or a slash is a detail of
 * the record above it; one that begins with `@` says what the products below it have in common.
 */
export interface DemoMenu {
  /** Colour. */
  readonly departments: string;
  /** Department. */
  readonly subdepartments: string;
  /** Kind, tax, price change and default, in this order; the first is the default. */
  readonly rates: string;
  /** Number of its document, purchase rate, town, e-mail. */
  readonly suppliers: string;
  readonly areas: string;
  readonly kitchenOrders: string;
  readonly sources: string;
  /** Mode, least and most; each choice with its change of the price, a star where it is preset. */
  readonly modifiers: string;
  /** Dashes: rows with their code; slashes: columns. */
  readonly matrixes: string;
  /**
   * After `@`: subdepartment, tax of sale, of purchase, area, course; `@3` for supplements. A row: a price in minor
   * units for each rate, allergens, and words: `fav`, `18` age, `kg`, `off`, `free` price, `stock` for what is counted,
   * `stock:` with what there is in each store and its minimum behind a stroke, `ean:` a barcode without its check digit,
   * and codes after `m:` modifiers, `s:` supplements, `x:` matrix, `src:` sources.
   */
  readonly products: string;
  /** Products. */
  readonly groups: string;
  /** Calculation; each part with its group, least, most and supplement. */
  readonly packs: string;
  /** As products, with a department after `@`, and `p:` the pack. */
  readonly packProducts: string;
}

type Texts = Readonly<Record<string, string>>;
export interface MenuDetail {
  readonly mark: string;
  readonly cells: readonly string[];
}
export interface MenuRow {
  readonly code: string;
  readonly names: Texts;
  /** What follows the texts, cell by cell, as words. */
  readonly cells: readonly (readonly string[])[];
  /** The words of the `@` row above. */
  readonly section: readonly string[];
  readonly details: readonly MenuDetail[];
}

export const wordsOf = (text = ''): string[] => text.split(/\s+/).filter((word) => word !== '');
const cellsOf = (line: string): string[] => line.split('|').map((cell) => cell.trim());
/** The text in each language, in the order of the company's languages. */
export const textsIn = (languages: readonly string[], cells: readonly string[]): Texts =>
  Object.fromEntries(
    languages.map((language, index) => {
      const text = cells[index];
      if (!text) throw new Error(`The demo data have no ${language} in "${cells.join(' | ')}".`);
      return [language, text];
    }),
  );

/** The rows of a table, with their details. */
export const rowsOf = (table: string, languages: readonly string[]): MenuRow[] => {
  const rows: (Omit<MenuRow, 'details'> & { readonly details: MenuDetail[] })[] = [];
  let section: readonly string[] = [];
  for (const line of table.split('\n').map((text) => text.trim())) {
    if (line === '') continue;
    const mark = line.slice(0, 1);
    if (mark === '@') section = wordsOf(line);
    else if (mark === '-' || mark === '/') rows.at(-1)?.details.push({ mark, cells: cellsOf(line.slice(1)) });
    else {
      const [code = '', ...cells] = cellsOf(line);
      rows.push({
        code,
        names: textsIn(languages, cells),
        cells: cells.slice(languages.length).map(wordsOf),
        section,
        details: [],
      });
    }
  }
  return rows;
};
