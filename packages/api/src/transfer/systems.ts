import { folded } from './headings.ts';
import { type System, systems } from './table.ts';

/*
 * Programs that people come from, by headings that their exports have and others have not. Facts of their public
 * templates; what each heading means stands in `synonyms.ts`.
 */

/** An export is known by so many of them. */
const enough = 3;
const telling: Readonly<Record<System, readonly string[]>> = {
  Square: [
    'Token',
    'Reference Handle',
    'Item Name',
    'Customer-facing Name',
    'Variation Name',
    'Unit and Precision',
    'Reporting Category',
    'Square Online Item Visibility',
    'Skip Detail Screen in POS',
    'Option Name 1',
    'Option Value 1',
    'Sellable',
    'Stockable',
    'Contains Alcohol',
    'Online Sale Price',
    'Default Unit Cost',
    'Default Vendor Name',
  ],
  Loyverse: [
    'Sold by weight',
    'Option 1 name',
    'Option 1 value',
    'Default price',
    'SKU of included item',
    'Quantity of included item',
    'Use production',
    'Track stock',
    'Purchase cost',
  ],
  Shopify: [
    'Handle',
    'Body (HTML)',
    'Option1 Name',
    'Option1 Value',
    'Variant SKU',
    'Variant Grams',
    'Variant Inventory Policy',
    'Variant Price',
    'Variant Compare At Price',
    'Variant Requires Shipping',
    'Variant Taxable',
    'Variant Barcode',
    'Image Src',
  ],
  WooCommerce: [
    'Is featured?',
    'Visibility in catalog',
    'Tax status',
    'In stock?',
    'Backorders allowed?',
    'Sold individually?',
    'Regular price',
    'Allow customer reviews?',
    'Upsells',
    'Cross-sells',
    'Attribute 1 name',
    'Attribute 1 value(s)',
    'Parent',
  ],
  Odoo: [
    'Internal Reference',
    'Sales Price',
    'Product Type',
    'Product Category',
    'Customer Taxes',
    'Can be Sold',
    'Available in POS',
    'To Weigh With Scale',
    'Point of Sale Category',
    'Variant Values',
    'default_code',
    'list_price',
    'standard_price',
    'categ_id',
    'taxes_id',
    'available_in_pos',
    'to_weight',
    'pos_categ_ids',
  ],
  Toast: [
    'Base Price',
    'Menu Group',
    'Menu',
    'PLU',
    'Modifier Groups',
    'Prep Stations',
    'Sales Category',
    'Tax Rates',
    'Pricing Strategy',
    'GUID',
  ],
  Lightspeed: [
    'composite_name',
    'composite_sku',
    'composite_quantity',
    'product_category',
    'variant_option_one_name',
    'variant_option_one_value',
    'supply_price',
    'retail_price',
    'loyalty_value',
    'tax_name',
    'account_code',
    'brand_name',
    'supplier_code',
    'track_inventory',
    'Custom SKU',
    'Manufact. SKU',
    'System ID',
    'Default Cost',
    'MSRP',
  ],
};

/** The program whose export has these headings; nothing where none is told well enough. */
export const systemOf = (header: readonly string[]): System | undefined => {
  const keys = new Set(header.map(folded));
  const counted = systems.map((system) => ({
    system,
    count: telling[system].filter((heading) => keys.has(folded(heading))).length,
  }));
  const best = counted.reduce((most, next) => (next.count > most.count ? next : most));
  return best.count >= enough ? best.system : undefined;
};
