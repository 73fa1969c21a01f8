import { joins } from './columns.ts';

/**
 * Headings that exports of web shops and other tills use, and people in their own lists, by entity and by what they
 * mean here; in ranks: of two columns that mean the same the one of the earlier rank is taken.
 */
export const synonyms: Readonly<Record<string, Readonly<Record<string, readonly (readonly string[])[]>>>> = {
  ART: {
    [joins.group]: [['Handle', 'Parent', 'Parent SKU', 'Product ID', 'Item group ID', 'Reference Handle']],
    [joins.option]: [
      [
        'Option1 Value', 'Option2 Value', 'Option3 Value', 'Option 1 value', 'Option 2 value', 'Option 3 value',
        'Option Value 1', 'Option Value 2', 'Option Value 3', 'Variant', 'Variant name', 'Variation', 'Variante',
        'Variation Name', 'Attribute 1 value(s)', 'Attribute 2 value(s)', 'Attribute 3 value(s)',
        'variant_option_one_value', 'variant_option_two_value', 'variant_option_three_value', 'Variant Values',
      ],
    ],
    code: [
      [
        'Variant SKU', 'SKU', 'Item code', 'Article number', 'Product code', 'Internal Reference', 'default_code',
        'Referencia', 'Ref', 'Código de artículo', 'Cód.', 'Référence', 'Réf.', 'Code article', 'Referência',
        'Artikelnummer', 'Art.-Nr.', 'Artikel-Nr.', 'Codice', 'Codice articolo', 'Cod.', 'رمز الصنف', 'كود', 'الكود',
      ],
      ['PLU', 'Item number', 'Item no', 'Custom SKU', 'N.º', 'Número', 'Nummer'],
    ],
    names: [
      [
        'Title', 'Name', 'Product name', 'Item name', 'Nombre', 'Nombre del producto', 'الاسم', 'اسم الصنف', 'اسم المنتج',
        'Nom', 'Nom du produit', 'Désignation', 'Nome', 'Nome do produto', 'Designação', 'Bezeichnung',
        'Artikelbezeichnung', 'Artikelname', 'Produktname', 'Nome prodotto', 'composite_name', 'Denominación',
      ],
      ['Product', 'Item', 'Producto', 'Artículo', 'Plato', 'Produit', 'Article', 'Produto', 'Artigo', 'Artikel', 'Produkt', 'Prodotto', 'Articolo', 'Dish', 'المنتج', 'الصنف'],
      ['Description', 'Descripción', 'Libellé', 'Descrição', 'Beschreibung', 'Descrizione', 'الوصف'],
    ],
    idDepartment: [
      [
        'Category', 'Categories', 'Category(ies)', 'Product category', 'product_category', 'Department', 'Menu Group',
        'Familia', 'Categoría', 'Categorías', 'Sección', 'القسم', 'الفئة', 'التصنيف', 'Famille', 'Catégorie',
        'Rayon', 'Família', 'Categoria', 'Warengruppe', 'Kategorie', 'Artikelgruppe', 'Reparto', 'categ_id',
        'Point of Sale Category', 'pos_categ_id', 'pos_categ_ids',
      ],
      ['Reporting Category', 'Sales Category', 'Menu', 'Carta', 'Accounting group'],
      ['Type', 'Product type', 'Item type'],
    ],
    idTaxSale: [
      [
        'Tax', 'Tax code', 'Variant Tax Code', 'VAT', 'Tax class', 'Tax name', 'tax_name', 'Customer Taxes', 'taxes_id',
        'IVA', 'Impuesto', 'Impuestos', 'Tipo de IVA', 'الضريبة', 'TVA', 'Taux de TVA', 'Imposto', 'MwSt', 'MwSt.',
        'Steuersatz', 'Steuer', 'Aliquota', 'Aliquota IVA', 'Tax rate', 'Tax Rates', 'Sales tax',
      ],
    ],
    'rateProduct.1.price': [
      [
        'Variant Price', 'Price', 'Regular price', 'Default price', 'Base Price', 'Sales Price', 'list_price', 'lst_price',
        'Retail price', 'retail_price', 'Selling price', 'Unit price', 'Precio', 'Precio de venta', 'PVP', 'P.V.P.',
        'Precio unitario', 'السعر', 'سعر البيع', 'Prix', 'Prix de vente', 'Prix unitaire', 'Preço', 'Preço de venda',
        'Preis', 'Verkaufspreis', 'VK', 'VK-Preis', 'Einzelpreis', 'Prezzo', 'Prezzo di vendita', 'Importe',
      ],
      ['Sale price', 'Online Sale Price', 'Precio rebajado', 'Precio de oferta', 'Precio oferta', 'Prix promo', 'Promo price'],
      ['Preço promocional', 'Angebotspreis', 'Prezzo scontato'],
    ],
    'rateProduct.1.idRate': [['Rate', 'Price list', 'Tarifa', 'Pricelist', 'Preisliste', 'Listino']],
    'barCode.1.barCode': [
      [
        'Variant Barcode', 'Barcode', 'Bar code', 'EAN', 'EAN13', 'GTIN', 'UPC', 'GTIN, UPC, EAN, or ISBN',
        'Código de barras', 'Códigos de barras', 'الباركود', 'باركود', 'Code-barres', 'Code à barres', 'Strichcode',
        'EAN-Code', 'Codice a barre',
      ],
    ],
    image: [
      [
        'Image Src', 'Image', 'Images', 'Image URL', 'Picture', 'Photo', 'Imagen', 'Imágenes', 'Foto', 'الصورة',
        'Imagem', 'Bild', 'Bild-URL', 'Immagine', 'image_url', 'image_1920',
      ],
      ['Variant Image'],
    ],
    visible: [['Published', 'Visible', 'Available for sale', 'Available in POS', 'available_in_pos', 'Sellable']],
    status: [['Active', 'Enabled', 'Activo', 'Actif', 'Ativo', 'Aktiv', 'Attivo']],
    isWeight: [
      [
        'Sold by weight', 'To Weigh With Scale', 'To Weigh', 'to_weight', 'Vendido por peso', 'Se vende por peso',
        'Al peso', 'Vendu au poids', 'Verkauf nach Gewicht', 'Venduto a peso', 'Vendido ao peso', 'يباع بالوزن',
      ],
    ],
    stockControl: [['Track stock', 'Track inventory', 'track_inventory', 'Stockable', 'Control de stock']],
    sellWithoutStock: [['Variant Inventory Policy']],
    externalCode: [['External code', 'External ID', 'Token', 'GUID']],
  },
};

/** What headings of sections fill in the rows beneath them, by entity. */
export const sectionTargets: Readonly<Record<string, string>> = { ART: 'idDepartment' };

/** The lists that hold the prices of a record, by entity. */
export const pricedBy: Readonly<Record<string, string>> = { ART: 'rateProduct' };

/** Fields that shops export as one column for each of their records, with yes and no in it: `Tax - VAT (20%)`. */
export const taxTargets: Readonly<Record<string, string>> = { ART: 'idTaxSale' };
export const taxHeading =
  /^(?:tax|impuesto|taxe|steuer|imposta|imposto|الضريبة)\s*[-–:]\s*["“]?(?<name>[^"”]+?)["”]?\s*(?:\(\s*[\d.,]+\s*%\s*\))?$/iu;

/** Words for amounts of money in a heading. */
export const priceWords =
  /price|precio|prix|preis|preco|prezzo|pvp|importe|amount|cost|coste|tarif|سعر|ثمن|تكلفه/u;

/** Values of other programs for ours, by entity and field, folded. */
export const valueSynonyms: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'ART.sellWithoutStock': { deny: 'I', continue: 'A' },
  'ART.status': { draft: 'I', archived: 'I' },
};

/** What people write for yes and no, on and off, wherever a cell says one or the other. */
export const affirmed = [
  '1', 'x', 's', 'y', 'yes', 'si', 'true', 'on', 'active', 'enabled', 'available', 'published', 'publish',
  'verdadero', 'activo', 'activa', 'activado', 'disponible', 'publicado', 'oui', 'vrai', 'actif', 'sim', 'ativo',
  'ja', 'wahr', 'aktiv', 'vero', 'attivo', 'نعم', 'مفعل', 'متاح',
];
export const denied = [
  '0', 'n', 'no', 'false', 'off', 'inactive', 'disabled', 'unavailable', 'hidden', 'draft', 'archived',
  'falso', 'inactivo', 'inactiva', 'desactivado', 'no disponible', 'borrador', 'oculto', 'non', 'faux', 'inactif',
  'nao', 'inativo', 'nein', 'falsch', 'inaktiv', 'inattivo', 'لا', 'معطل', 'غير متاح',
];
