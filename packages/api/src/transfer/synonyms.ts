import { joins } from './columns.ts';

/** Headings that exports of web shops and other tills use, by entity and by what they mean here. */
export const synonyms: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  ART: {
    [joins.group]: ['Handle', 'Parent', 'Parent SKU', 'Product ID', 'Item group ID'],
    [joins.option]: [
      'Option1 Value',
      'Option2 Value',
      'Option3 Value',
      'Variant',
      'Variant name',
      'Variation',
      'Attribute 1 value(s)',
      'Attribute 2 value(s)',
      'Variante',
    ],
    code: [
      'Variant SKU',
      'SKU',
      'Item code',
      'Article number',
      'Product code',
      'Referencia',
      'Ref',
      'Artículo',
    ],
    names: ['Title', 'Name', 'Product name', 'Item name', 'Nombre', 'الاسم'],
    idDepartment: [
      'Type',
      'Product type',
      'Category',
      'Categories',
      'Department',
      'Familia',
      'Categoría',
      'القسم',
    ],
    idTaxSale: ['Tax', 'Tax code', 'Variant Tax Code', 'VAT', 'Tax class', 'IVA', 'Impuesto', 'الضريبة'],
    'rateProduct.1.price': [
      'Variant Price',
      'Price',
      'Regular price',
      'Sale price',
      'Precio',
      'PVP',
      'السعر',
    ],
    'rateProduct.1.idRate': ['Rate', 'Price list', 'Tarifa'],
    'barCode.1.barCode': ['Variant Barcode', 'Barcode', 'EAN', 'GTIN', 'UPC', 'Código de barras', 'الباركود'],
    image: ['Image Src', 'Image', 'Images', 'Image URL', 'Picture', 'Imagen', 'Foto', 'الصورة'],
    visible: ['Published', 'Visible'],
    sellWithoutStock: ['Variant Inventory Policy'],
    externalCode: ['External code', 'External ID'],
  },
};

/** Values of other programs for ours, by entity and field, folded. */
export const valueSynonyms: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'ART.sellWithoutStock': { deny: 'I', continue: 'A' },
  'ART.status': { draft: 'I', archived: 'I' },
};
