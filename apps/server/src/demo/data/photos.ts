import type { Text } from '../../country/names.ts';
import type { DemoPicture } from './pictures.ts';

/** Pictures of a demo business; category and tags by their codes. */
export interface DemoPhoto {
  readonly code: string;
  readonly text: Text;
  /** One of ours, or a colour. */
  readonly picture: DemoPicture | { readonly color: string };
  readonly category: string;
  readonly tags?: readonly string[];
}
const coffee: DemoPhoto = {
  code: 'CAFE',
  text: { es: 'Café con leche', en: 'Coffee with milk', fr: 'Café au lait', ca: 'Cafè amb llet' },
  picture: 'cafe',
  category: 'DRINKS',
};

export const demoPhotos: Readonly<Record<string, readonly DemoPhoto[]>> = {
  ENCINA: [
    {
      code: 'VERMUT',
      text: { es: 'Vermut de grifo', en: 'Vermouth on tap', fr: 'Vermouth pression' },
      picture: 'vermut',
      category: 'DRINKS',
      tags: ['COLD', 'SUMMER'],
    },
    {
      code: 'COCIDO',
      text: { es: 'Cocido madrileño', en: 'Madrid chickpea stew', fr: 'Pot-au-feu madrilène' },
      picture: 'cocido',
      category: 'DISHES',
    },
    {
      code: 'CROQUETAS',
      text: { es: 'Croquetas de jamón', en: 'Ham croquettes', fr: 'Croquettes au jambon' },
      picture: 'croquetas',
      category: 'DISHES',
      tags: ['SHARE'],
    },
    {
      code: 'TORTILLA',
      text: { es: 'Tortilla de patatas', en: 'Potato omelette', fr: 'Omelette aux pommes de terre' },
      picture: 'tortilla',
      category: 'DISHES',
      tags: ['SHARE'],
    },
    coffee,
    {
      code: 'FLAN',
      text: { es: 'Flan de huevo', en: 'Egg custard', fr: 'Flan aux œufs' },
      picture: 'flan',
      category: 'DESSERTS',
    },
    {
      code: 'FONDO-NAV',
      text: { es: 'Fondo de Navidad', en: 'Christmas background', fr: 'Fond de Noël' },
      picture: { color: '#2f5d3a' },
      category: 'SCREENS',
      tags: ['CHRISTMAS'],
    },
  ],
  BRASA: [
    {
      code: 'HAMBURGUESA',
      text: { es: 'Hamburguesa doble', en: 'Double burger', ca: 'Hamburguesa doble' },
      picture: 'burger',
      category: 'DISHES',
    },
    {
      code: 'PATATAS',
      text: { es: 'Patatas fritas', en: 'Chips', ca: 'Patates fregides' },
      picture: 'fries',
      category: 'DISHES',
      tags: ['VEGAN', 'SHARE'],
    },
    coffee,
  ],
  ISTMO: [coffee],
};
