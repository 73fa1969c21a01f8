/** What a till has keys for until the catalogue brings products: a name, a price and how it is taxed. */
export interface Item {
  readonly name: string;
  /** Minor units, taxes included. */
  readonly price: number;
  /** Served food is taxed lower than what is sold as goods, in every table that the demo shops use. */
  readonly taxed: 'served' | 'goods';
  readonly weight: number;
}

const restaurant: readonly Item[] = [
  { name: 'Menú del día', price: 1690, taxed: 'served', weight: 9 },
  { name: 'Caña de cerveza', price: 250, taxed: 'served', weight: 14 },
  { name: 'Café con leche', price: 190, taxed: 'served', weight: 12 },
  { name: 'Croquetas de jamón', price: 1150, taxed: 'served', weight: 7 },
  { name: 'Tortilla de patata', price: 980, taxed: 'served', weight: 6 },
  { name: 'Pulpo a la brasa', price: 2350, taxed: 'served', weight: 3 },
  { name: 'Solomillo con pimientos', price: 2450, taxed: 'served', weight: 3 },
  { name: 'Ensalada de tomate y ventresca', price: 1390, taxed: 'served', weight: 4 },
  { name: 'Copa de Rioja crianza', price: 390, taxed: 'served', weight: 8 },
  { name: 'Agua mineral', price: 220, taxed: 'served', weight: 9 },
  { name: 'Tarta de queso', price: 680, taxed: 'served', weight: 5 },
  { name: 'Botella de Rioja para llevar', price: 1850, taxed: 'goods', weight: 1 },
  { name: 'Queso curado, media pieza', price: 1420, taxed: 'goods', weight: 1 },
];
const fastFood: readonly Item[] = [
  { name: 'Hamburguesa Brasa', price: 790, taxed: 'served', weight: 12 },
  { name: 'Hamburguesa doble', price: 990, taxed: 'served', weight: 7 },
  { name: 'Pollo crujiente, 6 piezas', price: 690, taxed: 'served', weight: 6 },
  { name: 'Patatas medianas', price: 320, taxed: 'served', weight: 14 },
  { name: 'Refresco mediano', price: 270, taxed: 'served', weight: 13 },
  { name: 'Batido de vainilla', price: 390, taxed: 'served', weight: 4 },
  { name: 'Ensalada César', price: 650, taxed: 'served', weight: 3 },
  { name: 'Helado', price: 180, taxed: 'served', weight: 5 },
  { name: 'Botella de refresco 1 l', price: 295, taxed: 'goods', weight: 2 },
  { name: 'Botella de refresco 2 l', price: 395, taxed: 'goods', weight: 1 },
];

export const menuOf = (businessKind: string): readonly Item[] =>
  businessKind === '5' ? fastFood : restaurant;
