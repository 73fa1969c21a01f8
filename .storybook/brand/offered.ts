import { brands, type Brand } from '@comanda/tokens/brands';
import { previewed } from 'virtual:previewed-brand';

const made = previewed;

/** The brands that the workbench knows: the product's, and the one that is being made. */
export const offered: readonly Brand[] = made
  ? [made, ...brands.filter(({ code }) => code !== made.code)]
  : brands;

/** The brand that the workbench begins with. */
export const initialBrand: string = made?.code ?? 'default';

export function brandOf(code: string): Brand {
  return offered.find((brand) => brand.code === code) ?? brands[0];
}
