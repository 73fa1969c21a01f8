import type { Text } from '../../country/names.ts';

export interface Dish {
  readonly code: string;
  readonly text: Text;
  readonly department: string;
  readonly area: string;
  /** Minor units of the company's currency, with tax: something to be replaced. */
  readonly price: number;
}

export const places = {
  departments: [
    {
      code: 'FOOD',
      colour: '#2e7d5b',
      text: { es: 'Comida', en: 'Food', fr: 'Plats', pt: 'Comida', it: 'Cibo', de: 'Speisen', ar: 'أطعمة' },
    },
    {
      code: 'DRINK',
      colour: '#1f6f8b',
      text: {
        es: 'Bebidas',
        en: 'Drinks',
        fr: 'Boissons',
        pt: 'Bebidas',
        it: 'Bevande',
        de: 'Getränke',
        ar: 'مشروبات',
      },
    },
  ],
  areas: [
    {
      code: 'KITCHEN',
      text: {
        es: 'Cocina',
        en: 'Kitchen',
        fr: 'Cuisine',
        pt: 'Cozinha',
        it: 'Cucina',
        de: 'Küche',
        ar: 'المطبخ',
      },
    },
    {
      code: 'BAR',
      text: { es: 'Barra', en: 'Bar', fr: 'Bar', pt: 'Bar', it: 'Bar', de: 'Theke', ar: 'البار' },
    },
  ],
} as const satisfies Readonly<
  Record<string, readonly { readonly code: string; readonly text: Text; readonly colour?: string }[]>
>;

export const rates = [
  {
    code: 'STD',
    text: {
      es: 'Tarifa general',
      en: 'Standard',
      fr: 'Tarif normal',
      pt: 'Tarifa geral',
      it: 'Listino',
      de: 'Standard',
      ar: 'السعر العام',
    },
  },
] as const;

const food = { department: 'FOOD', area: 'KITCHEN' } as const;
export const dishes: readonly Dish[] = [
  {
    ...food,
    code: 'SOUP',
    price: 650,
    text: {
      es: 'Sopa del día',
      en: 'Soup of the day',
      fr: 'Soupe du jour',
      pt: 'Sopa do dia',
      it: 'Zuppa del giorno',
      de: 'Tagessuppe',
      ar: 'شوربة اليوم',
    },
  },
  {
    ...food,
    code: 'SALAD',
    price: 850,
    text: {
      es: 'Ensalada de la casa',
      en: 'House salad',
      fr: 'Salade maison',
      pt: 'Salada da casa',
      it: 'Insalata della casa',
      de: 'Salat des Hauses',
      ar: 'سلطة البيت',
    },
  },
  {
    ...food,
    code: 'BURGER',
    price: 1250,
    text: {
      es: 'Hamburguesa',
      en: 'Burger',
      fr: 'Burger',
      pt: 'Hambúrguer',
      it: 'Hamburger',
      de: 'Burger',
      ar: 'برجر',
    },
  },
  {
    ...food,
    code: 'DISH',
    price: 1400,
    text: {
      es: 'Plato del día',
      en: 'Dish of the day',
      fr: 'Plat du jour',
      pt: 'Prato do dia',
      it: 'Piatto del giorno',
      de: 'Tagesgericht',
      ar: 'طبق اليوم',
    },
  },
  {
    ...food,
    code: 'CAKE',
    price: 550,
    text: {
      es: 'Tarta casera',
      en: 'Home-made cake',
      fr: 'Gâteau maison',
      pt: 'Bolo caseiro',
      it: 'Torta della casa',
      de: 'Hausgemachter Kuchen',
      ar: 'كعكة منزلية',
    },
  },
];
const drink = { department: 'DRINK', area: 'BAR' } as const;
export const drinks: readonly Dish[] = [
  {
    ...drink,
    code: 'WATER',
    price: 200,
    text: { es: 'Agua', en: 'Water', fr: 'Eau', pt: 'Água', it: 'Acqua', de: 'Wasser', ar: 'ماء' },
  },
  {
    ...drink,
    code: 'SODA',
    price: 280,
    text: {
      es: 'Refresco',
      en: 'Soft drink',
      fr: 'Soda',
      pt: 'Refrigerante',
      it: 'Bibita',
      de: 'Limonade',
      ar: 'مشروب غازي',
    },
  },
  {
    ...drink,
    code: 'COFFEE',
    price: 180,
    text: { es: 'Café', en: 'Coffee', fr: 'Café', pt: 'Café', it: 'Caffè', de: 'Kaffee', ar: 'قهوة' },
  },
];
