import type { DemoMenu } from '../menu.ts';

/** Tables of docs/product.md §14.4, written as data/menu.ts reads them: es, en. Prices are without tax. */
export const istmoMenu: DemoMenu = {
  departments: `
    BEB  | Bebidas            | Drinks              | #1f6f8b
    PICA | Para picar         | Snacks              | #c08a2e
    COC  | De la cocina       | From the kitchen    | #2e7d5b
    DULC | Dulces             | Sweets              | #a2557a
    MENU | Menús              | Set menus           | #5a6b2d
    TIEN | Tienda             | Shop                | #5d5148`,
  subdepartments: `
    CERV | Cervezas           | Beers               | BEB
    RON  | Rones y cocteles   | Rum and cocktails   | BEB
    VINO | Vinos              | Wines               | BEB
    JUGO | Jugos y chichas    | Juices and chichas  | BEB
    SODA | Sodas y aguas      | Sodas and water     | BEB
    CAFE | Cafés de Boquete   | Boquete coffees     | BEB
    FRIT | Frituras           | Fried bites         | PICA
    CEVI | Ceviches           | Ceviches            | PICA
    SOPA | Sopas              | Soups               | COC
    ENSA | Ensaladas          | Salads              | COC
    MAR  | Del mar            | From the sea        | COC
    TIER | De la tierra       | From the land       | COC
    GUAR | Guarniciones       | Side dishes         | COC
    DESA | Desayunos          | Breakfasts          | COC
    POST | Postres            | Desserts            | DULC
    DESP | Despensa           | Larder              | TIEN
    ARTE | Artesanía          | Handicraft          | TIEN`,
  rates: `
    SALON   | Salón        | Dining room    | 1 N N S
    LLEVAR  | Para llevar  | Take away      | 1 N N N
    COSTO   | Costo        | Cost           | 2 N N N`,
  suppliers: `
    MARI | Mariscos del Pacífico | Pacific Seafood  | 8-NT-1-104 | COSTO | Panamá | ventas@mariscos.example
    CAFE | Café de Boquete       | Boquete Coffee   | 8-NT-2-207 | COSTO | Boquete | pedidos@boquete.example`,
  areas: `
    BAR  | Barra          | Bar
    FRIA | Cocina fría    | Cold kitchen
    CAL  | Cocina caliente | Hot kitchen
    PARR | Parrilla       | Grill`,
  kitchenOrders: `
    BEB  | Bebidas        | Drinks
    ENT  | Entradas       | Starters
    FUE  | Platos fuertes | Main dishes
    POS  | Postres        | Desserts`,
  sources: `
    SAL  | Salón              | Dining room
    TEL  | Por teléfono       | By telephone
    APP  | Aplicaciones       | Delivery apps
    HOTE | Hoteles del Casco  | Hotels nearby`,
  modifiers: `
    TERM | Término | How it is cooked | F 1 1
    - Término medio | Medium | 0 *
    - Tres cuartos | Medium well | 0
    - Bien cocido | Well done | 0
    ACOM | Acompañamiento | Side | F 1 2
    - Arroz con coco | Coconut rice | 0 *
    - Patacones | Fried plantain | 0
    - Yuca frita | Fried cassava | 0
    - Ensalada de la casa | House salad | 0
    - Arroz con guandú | Rice and pigeon peas | 75
    SALS | Salsa | Sauce | N 0 2
    - Salsa criolla | Creole sauce | 0
    - Al ajillo | Garlic sauce | 50
    - De maracuyá | Passion fruit sauce | 75
    PICO | Picante | Heat | N 0 1
    - Sin picante | Mild | 0 *
    - Ají chombo | Ají chombo chilli | 0
    LECH | Leche | Milk | N 0 1
    - Entera | Whole | 0 *
    - Deslactosada | Lactose-free | 25
    - De coco | Coconut | 50
    AZUC | Azúcar y hielo | Sugar and ice | N 0 2
    - Sin azúcar | No sugar | 0
    - Con raspadura | With raw cane sugar | 25
    - Sin hielo | No ice | 0
    HUEV | Huevos al gusto | Eggs your way | F 1 1
    - Revueltos | Scrambled | 0 *
    - Fritos | Fried | 0
    - Con tomate y cebolla | With tomato and onion | 0`,
  matrixes: `
    TALLA | Talla y color | Size and colour
    - S | S | S
    - M | M | M
    - L | L | L
    / BL | Blanco | White
    / AZ | Azul mar | Sea blue`,
  products: `
    @ CERV ITBMS10 ITBMS10 BAR BEB
    LAGER | Cerveza nacional | Local lager | 300 250 95 | GLU | fav 18 stock:144/48
    RUBIA | Cerveza ligera | Light lager | 300 250 95 | GLU | 18 stock:96/36
    ARTES | Cerveza artesanal de trigo | Craft wheat beer | 550 475 190 | GLU | fav 18
    ARTIP | Cerveza artesanal amarga | Craft pale ale | 575 500 200 | GLU | 18
    MICHE | Cerveza con limón y sal | Beer with lime and salt | 400 - 110 | GLU | 18
    @ RON ITBMS10 ITBMS10 BAR BEB
    ABUEL | Ron añejo, 7 años | Seven-year rum | 650 - 180 | | fav 18
    RON12 | Ron añejo, 12 años | Twelve-year rum | 950 - 290 | | 18
    SECO | Seco con leche de coco | Cane spirit with coconut milk | 600 - 140 | | 18
    MOJI | Mojito de hierbabuena | Mint mojito | 750 - 185 | | fav 18 m:AZUC
    DAIMA | Daiquirí de maracuyá | Passion fruit daiquiri | 800 - 195 | | fav 18
    PINAC | Piña colada | Piña colada | 800 - 205 | MIL | 18
    RONPO | Ponche de ron y naranja | Rum and orange punch | 700 - 170 | | 18
    @ VINO ITBMS10 ITBMS10 BAR BEB
    MALBE | Copa de malbec | Glass of malbec | 700 - 220 | SUL | 18
    SAUVI | Copa de sauvignon blanc | Glass of sauvignon blanc | 700 - 210 | SUL | fav 18
    BCAVA | Botella de espumoso | Bottle of sparkling wine | 3400 - 1350 | SUL | 18 stock:5/6
    @ JUGO ITBMS7 EXENTO BAR BEB
    MARAC | Chicha de maracuyá | Passion fruit cooler | 325 300 70 | | fav m:AZUC
    PAPAY | Jugo de papaya | Papaya juice | 325 300 65 | | m:AZUC
    GUANA | Batido de guanábana | Soursop shake | 425 400 110 | MIL | m:LECH
    PIPA | Agua de pipa | Fresh coconut water | 350 325 90 | | fav
    CHICH | Chicheme | Sweet corn and milk drink | 300 275 60 | MIL |
    LIMRA | Limonada con raspadura | Lemonade with raw cane sugar | 300 275 50 | | fav
    @ SODA ITBMS7 ITBMS7 BAR BEB
    COLA | Soda de cola | Cola | 225 200 60 | | stock
    JENGI | Cerveza de jengibre | Ginger beer | 275 250 80 | | stock:60/24
    TONIC | Agua tónica | Tonic water | 250 225 70 | | stock:24/12
    AGUA | Agua sin gas | Still water | 200 175 35 | | fav stock:144/48
    AGUAG | Agua con gas | Sparkling water | 250 225 55 | | stock:96/36
    @ CAFE ITBMS7 EXENTO BAR POS
    EXPRE | Expreso de Boquete | Boquete espresso | 275 250 55 | | fav
    AMERI | Café americano | Long black coffee | 275 250 55 | |
    CAPUC | Capuchino | Cappuccino | 375 350 85 | MIL | fav m:LECH
    GEISH | Geisha filtrado en mesa | Geisha, filtered at the table | 1200 - 480 | |
    FRIO | Café frío con leche de coco | Iced coffee with coconut milk | 425 400 115 | |
    TEHIE | Té de hierba limón | Lemongrass tea | 250 225 30 | |
    @ FRIT ITBMS7 EXENTO CAL ENT
    PATAC | Patacones con ropa vieja | Fried plantain with shredded beef | 750 725 210 | | fav m:PICO
    PATCA | Patacones con camarones | Fried plantain with shrimp | 950 925 310 | CRU | m:SALS
    CARIM | Carimañolas de carne, 4 piezas | Stuffed cassava fritters, 4 pieces | 650 625 150 | | fav m:PICO
    YUCAF | Yuca frita con salsa criolla | Fried cassava with creole sauce | 500 475 95 | |
    EMPAN | Empanadas de queso, 3 piezas | Cheese turnovers, 3 pieces | 550 525 120 | GLU MIL | fav
    HOJAL | Hojaldres con queso blanco | Fried bread with white cheese | 475 450 85 | GLU MIL |
    CHICH2 | Chicharrón con yuca | Crackling with cassava | 850 825 240 | | m:PICO
    TORRE | Torrejitas de maíz nuevo | Fresh corn fritters | 525 500 100 | EGG MIL |
    @ CEVI ITBMS7 EXENTO FRIA ENT
    CEVCO | Ceviche de corvina | Sea bass ceviche | 950 925 290 | FIS | fav m:PICO s:XPATA
    CEVCA | Ceviche de camarón | Shrimp ceviche | 1050 1025 350 | CRU | m:PICO s:XPATA
    CEVPU | Ceviche de pulpo | Octopus ceviche | 1100 1075 380 | MOL | m:PICO s:XPATA
    CEVMI | Ceviche mixto | Mixed ceviche | 1150 1125 370 | FIS CRU MOL | fav m:PICO s:XPATA
    @ SOPA ITBMS7 EXENTO CAL ENT
    SANCO | Sancocho de gallina | Hen and yam soup | 850 825 215 | | fav m:PICO
    SOPMA | Sopa de mariscos | Seafood soup | 1150 1125 370 | FIS CRU MOL |
    CREPE | Crema de pejibaye | Peach palm cream soup | 700 675 160 | MIL |
    @ ENSA ITBMS7 EXENTO FRIA ENT
    ENSAC | Ensalada de aguacate y tomate | Avocado and tomato salad | 800 775 190 | | s:XAGUA
    FERIA | Ensalada de feria | Beetroot and potato salad | 600 575 130 | EGG |
    @ MAR ITBMS7 EXENTO CAL FUE
    CORVI | Corvina al ajillo | Sea bass in garlic | 1750 1725 560 | FIS | fav m:ACOM s:XAGUA
    PARGO | Pargo rojo entero, frito | Whole fried red snapper | 2100 2075 720 | FIS | m:ACOM,SALS
    PULPC | Pulpo en salsa de coco | Octopus in coconut sauce | 1950 1925 690 | MOL CRU | m:ACOM
    LANGO | Langostinos a la criolla | Creole king prawns | 2200 2175 820 | CRU | m:ACOM
    ARRMA | Arroz con mariscos | Seafood rice | 1650 1625 520 | FIS CRU MOL | fav
    FUFU | Guiso caribeño de pescado | Caribbean fish and plantain stew | 1550 1525 460 | FIS |
    @ TIER ITBMS7 EXENTO CAL FUE
    ROPAV | Ropa vieja | Shredded beef stew | 1350 1325 370 | CEL | fav m:ACOM s:XAGUA
    APOLL | Arroz con pollo | Rice with chicken | 1150 1125 290 | CEL | fav
    TAMAL | Tamal de olla | Pot tamale | 950 925 230 | |
    PUERC | Puerco asado con piña | Roast pork with pineapple | 1450 1425 410 | | m:ACOM
    GUACH | Guacho de rabito | Rice stew with pig’s tail | 1200 1175 310 | |
    @ TIER ITBMS7 EXENTO PARR FUE
    BISTE | Bistec encebollado | Steak with onions | 1500 1475 450 | | m:TERM,ACOM
    LOMO | Lomo de res a la parrilla | Grilled beef loin | 2250 2225 820 | | fav m:TERM,ACOM s:XCAMA
    COSTI | Costillas con tamarindo | Tamarind ribs | 1700 1675 540 | SOY | m:ACOM
    LIBRA | Carne a la parrilla, por libra | Grilled meat, by the pound | 1900 1875 720 | | kg m:TERM
    @ DESA ITBMS7 EXENTO CAL FUE
    DTIPI | Desayuno típico | Panamanian breakfast | 850 825 210 | EGG GLU MIL | fav m:HUEV
    DTORT | Tortilla de maíz con queso | Corn cake with cheese | 550 525 110 | MIL |
    @ POST ITBMS7 EXENTO FRIA POS
    TRESL | Tres leches | Three-milk cake | 550 525 120 | GLU MIL EGG | fav
    FLANC | Flan de coco | Coconut custard | 475 450 95 | MIL EGG | fav
    BIENM | Bienmesabe | Milk and raw sugar fudge | 450 425 85 | MIL |
    COCAD | Cocadas, 3 piezas | Coconut sweets, 3 pieces | 350 325 60 | |
    HELAP | Helado de piña y ron | Pineapple and rum ice cream | 500 - 110 | MIL EGG | 18
    PLATI | Plátano en tentación | Plantain in cinnamon syrup | 400 375 70 | |
    @3 GUAR ITBMS7 EXENTO CAL FUE
    XPATA | Patacones extra | Extra fried plantain | 250 250 45 | |
    XCAMA | Camarones al ajillo extra | Extra garlic shrimp | 550 550 210 | CRU |
    @3 GUAR ITBMS7 EXENTO FRIA FUE
    XAGUA | Medio aguacate | Half an avocado | 225 225 70 | |
    @ DESP EXENTO EXENTO - -
    TCAFE | Café de Boquete molido, 340 g | Ground Boquete coffee, 340 g | 1100 1100 580 | | stock:5/6 ean:240000000301
    TCACA | Cacao de Bocas, 200 g | Bocas cocoa, 200 g | 850 850 410 | | stock ean:240000000302
    TRASP | Raspadura de caña, bloque | Raw cane sugar, block | 350 350 150 | | stock:60/24 ean:240000000303
    @ DESP ITBMS7 ITBMS7 - -
    TAJI | Salsa de ají chombo, botella | Ají chombo hot sauce, bottle | 600 600 250 | | stock:24/12 ean:240000000304
    TCOCO | Dulce de coco, frasco | Coconut jam, jar | 650 650 270 | | stock:144/48 ean:240000000305
    @ DESP ITBMS10 ITBMS10 - -
    TRON | Ron añejo, botella | Aged rum, bottle | 2400 2400 1250 | | 18 stock:96/36 ean:240000000306
    @ ARTE ITBMS7 ITBMS7 - -
    MOLA | Mola enmarcada | Framed mola textile | 6500 6500 3400 | | stock:5/6 ean:240000000307
    CAMIS | Camiseta Casa Istmo | Casa Istmo T-shirt | 1800 1800 700 | | stock x:TALLA ean:240000000310
    @ MAR ITBMS7 EXENTO CAL FUE
    LANGE | Langosta del Caribe | Caribbean lobster | 2900 - 1400 | CRU | off`,
  groups: `
    GENT | Entrada del almuerzo | Lunch starter | SANCO ENSAC YUCAF FERIA
    GFUE | Plato fuerte del almuerzo | Lunch main dish | ROPAV APOLL PUERC CORVI TAMAL
    GPOS | Postre o café | Dessert or coffee | FLANC COCAD PLATI EXPRE AMERI
    GBEB | Bebida del almuerzo | Lunch drink | MARAC LIMRA PAPAY COLA AGUA
    GCAF | Café del desayuno | Breakfast coffee | EXPRE AMERI CAPUC
    GDES | Plato del desayuno | Breakfast dish | DTIPI DTORT HOJAL
    GCEV | Ceviches de la cata | Tasting ceviches | CEVCO CEVCA CEVPU`,
  packs: `
    ALMU | Almuerzo ejecutivo | Business lunch | H
    - Entrada | Starter | GENT 1 1 0
    - Plato fuerte | Main dish | GFUE 1 1 0
    - Bebida | Drink | GBEB 1 2 150
    - Postre o café | Dessert or coffee | GPOS 0 1 200
    DESI | Desayuno con café | Breakfast with coffee | L
    - Plato | Dish | GDES 1 1 0
    - Café | Coffee | GCAF 1 1 0
    - Jugo | Juice | GBEB 0 1 175
    CATA | Cata de ceviches | Ceviche tasting | L
    - Ceviches | Ceviches | GCEV 2 3 500`,
  packProducts: `
    @ MENU ITBMS7 - CAL FUE
    ALMUE | Almuerzo ejecutivo | Business lunch | 1275 1225 - | | fav p:ALMU
    DESAY | Desayuno con café | Breakfast with coffee | 1025 975 - | | fav p:DESI
    @ MENU ITBMS7 - FRIA ENT
    CATAC | Cata de ceviches | Ceviche tasting | 1650 1600 - | | p:CATA`,
};
