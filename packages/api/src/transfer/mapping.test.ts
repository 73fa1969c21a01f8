import { describe, expect, it } from 'vitest';
import { product } from '../areas/sales/product.ts';
import { columnAt, columnsOf } from './columns.ts';
import { guessMapping } from './mapping.ts';

const languages = ['es-ES', 'ar-EG'];
const texts = [
  {
    'field.code': 'Código',
    'field.names': 'Nombre',
    'ART.idDepartment': 'Departamento',
    'ART.matrix.code': 'Código',
  },
];
const guessed = (header: readonly string[], ...lines: readonly (readonly string[])[]) => {
  const rows = lines.map((cells, at) => ({ number: at + 2, cells }));
  return guessMapping(product, { header, rows }, { languages, texts }).map(
    ({ target, by }) => `${target} ${by}`,
  );
};

describe('a heading', () => {
  it('is an address, a text in any language or a name that shops use, however it is written', () => {
    expect(
      guessed(['barCode.2.units', 'NOMBRE (ar-EG)', 'nombre', 'codigo', 'Variant  Price', 'الاسم']),
    ).toEqual([
      'barCode.2.units heading',
      'names.ar-EG heading',
      'names.es-ES heading',
      'code heading',
      'rateProduct.1.price heading',
      'null repeated',
    ]);
  });
  it('that comes again is not read and says so', () => {
    expect(guessed(['Code', 'Code', 'SKU', 'Notes', 'Notes'])).toEqual([
      'code heading',
      'null repeated',
      'null repeated',
      'null unknown',
      'null repeated',
    ]);
  });
  it('that is unknown lets the cells speak, where all of them do', () => {
    const first = ['4006381333931', 'https://p.test/a.jpg', '4006381333932'];
    expect(guessed(['x', 'y', 'z'], first, ['5000112546415', '', ''])).toEqual([
      'barCode.1.barCode content',
      'image content',
      'null unknown',
    ]);
  });
});

describe('the columns of a template', () => {
  it('are one for each language and for each detail, found again by their address', () => {
    const paths = columnsOf(product, languages, 2).map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining(['names.es-ES', 'names.ar-EG', 'barCode.2.units', 'rateProduct.1.price']),
    );
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) expect(columnAt(product, languages, path)?.path).toBe(path);
    expect(columnAt(product, languages, 'names.fr-FR')).toBeUndefined();
  });
});

const targets = (header: readonly string[], ...lines: readonly (readonly string[])[]) =>
  guessed(header, ...lines).map((one) => one.replace(/ \w+$/, ''));

describe('headings of other programs', () => {
  it.each([
    [
      'Square',
      ['Item Name', 'Variation Name', 'SKU', 'Categories', 'GTIN', 'Price'],
      ['names.es-ES', '#option', 'code', 'idDepartment', 'barCode.1.barCode', 'rateProduct.1.price'],
    ],
    [
      'Loyverse',
      [
        'Handle',
        'SKU',
        'Name',
        'Category',
        'Sold by weight',
        'Option 1 value',
        'Default price',
        'Barcode',
        'Track stock',
      ],
      [
        '#group',
        'code',
        'names.es-ES',
        'idDepartment',
        'isWeight',
        '#option',
        'rateProduct.1.price',
        'barCode.1.barCode',
        'stockControl',
      ],
    ],
    [
      'Odoo',
      [
        'External ID',
        'Name',
        'Internal Reference',
        'Sales Price',
        'Product Category',
        'Customer Taxes',
        'Barcode',
      ],
      [
        'externalCode',
        'names.es-ES',
        'code',
        'rateProduct.1.price',
        'idDepartment',
        'idTaxSale',
        'barCode.1.barCode',
      ],
    ],
    [
      'Toast',
      ['Item Name', 'Base Price', 'Menu Group', 'Menu', 'PLU'],
      ['names.es-ES', 'rateProduct.1.price', 'idDepartment', 'null', 'code'],
    ],
    [
      'Lightspeed',
      [
        'handle',
        'sku',
        'name',
        'product_category',
        'variant_option_one_value',
        'retail_price',
        'tax_name',
        'active',
      ],
      [
        '#group',
        'code',
        'names.es-ES',
        'idDepartment',
        '#option',
        'rateProduct.1.price',
        'idTaxSale',
        'status',
      ],
    ],
    [
      'a French list',
      ['Référence', 'Désignation', 'Catégorie', 'Prix TTC', 'TVA', 'Code-barres'],
      ['code', 'names.es-ES', 'idDepartment', 'rateProduct.1.price', 'idTaxSale', 'barCode.1.barCode'],
    ],
    [
      'a German list',
      ['Artikelnummer', 'Bezeichnung', 'Warengruppe', 'Preis (€)', 'MwSt'],
      ['code', 'names.es-ES', 'idDepartment', 'rateProduct.1.price', 'idTaxSale'],
    ],
    [
      'a Portuguese list',
      ['Referência', 'Designação', 'Família', 'Preço', 'Código de barras'],
      ['code', 'names.es-ES', 'idDepartment', 'rateProduct.1.price', 'barCode.1.barCode'],
    ],
    [
      'an Italian list',
      ['Codice', 'Articolo', 'Reparto', 'Prezzo IVA inclusa', 'Aliquota IVA'],
      ['code', 'names.es-ES', 'idDepartment', 'rateProduct.1.price', 'idTaxSale'],
    ],
  ] as const)('are those of %s', (_, header, wanted) => expect(targets(header)).toEqual(wanted));

  it('of two prices the meaning decides, then how many cells are filled, and the other is told', () => {
    const rows = [
      ['', '12.00', '9'],
      ['8.00', '10.00', '7'],
    ];
    expect(targets(['Sale price', 'Regular price', 'Price [Centro]'], ...rows)).toEqual([
      'null',
      'rateProduct.1.price',
      'null',
    ]);
    expect(targets(['Price tax excluded', 'Price tax included'], ['1', '1.21'])).toEqual([
      'null',
      'rateProduct.1.price',
    ]);
    expect(targets(['Price', 'PVP'], ['', '1'], ['', '2'])).toEqual(['null', 'rateProduct.1.price']);
    expect(targets(['Price', 'Regular price'], ['', '1'], ['5', '2'])).toEqual([
      'null',
      'rateProduct.1.price',
    ]);
  });
  it('name a language of the company, or none that it has', () => {
    expect(targets(['name_ar', 'Name (Spanish)', 'name_fr'])).toEqual(['names.ar-EG', 'names.es-ES', 'null']);
  });
});

describe('a column that its heading gives to one record', () => {
  it('is of the detail of that record, and those of one record are of one detail', () => {
    const header = [
      'Name',
      'In stock [Centro]',
      'In stock [Norte]',
      'Low stock [Centro]',
      'Modifier - "Milk"',
    ];
    expect(targets(header, ['Tea', '4', '5', '2', 'Y'])).toEqual([
      'names.es-ES',
      'stock.1.stock@Centro',
      'stock.2.stock@Norte',
      'stock.1.minimum@Centro',
      'modifiers.1.idModifier=Milk',
    ]);
  });
  it('says yes or no, or is not read', () => {
    expect(targets(['Name', 'Modifier - Milk'], ['Tea', 'Oat'])).toEqual(['names.es-ES', 'null']);
  });
});

describe('a heading with a number', () => {
  it('is of a further detail', () => {
    expect(targets(['Price', 'Price 2', 'Barcode 3'], ['1', '2', '4006381333931'])).toEqual([
      'rateProduct.1.price',
      'rateProduct.2.price',
      'barCode.3.barCode',
    ]);
  });
});
