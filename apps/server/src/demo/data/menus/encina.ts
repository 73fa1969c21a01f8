import type { DemoMenu } from '../menu.ts';

/** Tables of docs/product.md §14.4, written as data/menu.ts reads them: es, en, fr. */
export const encinaMenu: DemoMenu = {
  departments: `
    BEB  | Bebidas            | Drinks            | Boissons             | #2f6d8c
    TAPA | Tapas y raciones   | Tapas and sharing | Tapas et assiettes   | #b0722a
    COC  | Cocina             | Kitchen           | Cuisine              | #8c3b2f
    POST | Postres            | Desserts          | Desserts             | #8a4f7d
    MENU | Menús              | Set menus         | Formules             | #4d6b2f
    TIEN | Tienda             | Shop              | Boutique             | #5c5346`,
  subdepartments: `
    CERV | Cervezas y vermut        | Beers and vermouth      | Bières et vermouth       | BEB
    VINO | Vinos                    | Wines                   | Vins                     | BEB
    REFR | Refrescos y aguas        | Soft drinks and water   | Sodas et eaux            | BEB
    CAFE | Cafés e infusiones       | Coffee and infusions    | Cafés et infusions       | BEB
    COPA | Licores y combinados     | Spirits and long drinks | Alcools et long drinks   | BEB
    BARR | Tapas de barra           | Bar tapas               | Tapas de comptoir        | TAPA
    RACI | Raciones                 | Plates to share         | Assiettes à partager     | TAPA
    IBER | Ibéricos y quesos        | Cured meat and cheese   | Charcuterie et fromages  | TAPA
    ENTR | Ensaladas y entrantes    | Salads and starters     | Salades et entrées       | COC
    CUCH | Cuchara y arroces        | Stews and rice          | Plats mijotés et riz     | COC
    PESC | Pescados                 | Fish                    | Poissons                 | COC
    CARN | Carnes a la brasa        | Grilled meat            | Viandes grillées         | COC
    EXTR | Extras                   | Extras                  | Suppléments              | COC
    DULC | Postres de la casa       | House desserts          | Desserts maison          | POST
    DESP | Despensa                 | Larder                  | Épicerie                 | TIEN
    RECU | Recuerdos                | Keepsakes               | Souvenirs                | TIEN`,
  rates: `
    BARRA   | Barra y sala | Bar and dining room | Bar et salle | 1 S N S
    TERRAZA | Terraza      | Terrace             | Terrasse     | 1 S S N
    COMPRA  | Compra       | Purchase            | Achat        | 2 N N N`,
  suppliers: `
    FRUT | Frutas Valdelaguna | Frutas Valdelaguna | Frutas Valdelaguna | B00000109 | COMPRA | Madrid | pedidos@valdelaguna.example
    BODE | Bodegas Altozano | Bodegas Altozano | Bodegas Altozano | A00000208 | COMPRA | Logroño | ventas@altozano.example
    PESC | Pescados La Rada | Pescados La Rada | Pescados La Rada | B00000307 | COMPRA | Las Palmas | lonja@larada.example`,
  areas: `
    BAR  | Barra          | Bar           | Bar
    FRIO | Cuarto frío    | Cold kitchen  | Garde-manger
    COC  | Cocina         | Hot kitchen   | Cuisine chaude
    BRAS | Brasa          | Grill         | Grill
    POST | Postres        | Pastry        | Pâtisserie`,
  kitchenOrders: `
    BEB  | Bebidas          | Drinks          | Boissons
    COMP | Para compartir   | To share        | À partager
    PRI  | Primeros         | First courses   | Entrées
    SEG  | Segundos         | Main courses    | Plats
    POS  | Postre y café    | Dessert, coffee | Dessert, café`,
  sources: `
    SALA | Sala            | Dining room    | Salle
    RESE | Reserva web     | Web booking    | Réservation en ligne
    LLEV | Para llevar     | Take away      | À emporter
    GRUP | Grupos          | Groups         | Groupes`,
  modifiers: `
    TERM | Punto de la carne | How it is cooked | Cuisson | F 1 1
    - Poco hecha | Rare | Saignante | 0
    - Al punto | Medium | À point | 0 *
    - Muy hecha | Well done | Bien cuite | 0
    GUAR | Guarnición | Side dish | Garniture | N 1 1
    - Patatas fritas | Chips | Frites | 0 *
    - Ensalada verde | Green salad | Salade verte | 0
    - Pimientos de Padrón | Padrón peppers | Poivrons de Padrón | 150
    - Sin guarnición | No side dish | Sans garniture | -100
    LECH | Leche | Milk | Lait | N 0 1
    - Entera | Whole | Entier | 0 *
    - Desnatada | Skimmed | Écrémé | 0
    - Sin lactosa | Lactose-free | Sans lactose | 20
    - De avena | Oat | D’avoine | 30
    MEZC | Refresco para mezclar | Mixer | Accompagnement | F 1 1
    - Tónica | Tonic | Tonic | 0 *
    - Cola | Cola | Cola | 0
    - Limón | Lemonade | Limonade | 0
    - Tónica de botica | Craft tonic | Tonic artisanal | 150
    HIEL | Cómo se sirve | How it is served | Service | N 0 2
    - Con hielo | With ice | Avec glaçons | 0
    - Con rodaja de limón | With lemon | Avec citron | 0
    - Del tiempo | Not chilled | À température | 0
    SALS | Salsas | Sauces | Sauces | N 0 2
    - Mojo rojo | Red mojo | Mojo rouge | 60
    - Alioli | Garlic mayonnaise | Aïoli | 60
    - Brava | Spicy brava | Sauce brava | 60
    PAN  | Pan | Bread | Pain | N 0 1
    - De masa madre | Sourdough | Au levain | 0
    - Sin gluten | Gluten-free | Sans gluten | 90`,
  matrixes: `
    TALLA | Talla y color | Size and colour | Taille et couleur
    - S | S | S | S
    - M | M | M | M
    - L | L | L | L
    - XL | XL | XL | XL
    / OL | Oliva | Olive | Olive
    / CR | Crudo | Natural | Écru`,
  products: `
    @ CERV IVA10 IVA21 BAR BEB
    CANA | Caña de cerveza | Small draught beer | Demi pression | 220 250 62 | GLU | fav 18
    DOBLE | Doble de cerveza | Large draught beer | Grande pression | 350 390 98 | GLU | 18
    CLARA | Clara con limón | Lager shandy | Panaché | 240 270 60 | GLU | 18
    TERCIO | Tercio de cerveza tostada | Toasted lager, bottle | Bière ambrée, bouteille | 330 360 105 | GLU | 18 stock:96/48,72/36
    CSIN | Cerveza sin alcohol | Alcohol-free beer | Bière sans alcool | 260 290 80 | GLU |
    VERM | Vermut de grifo | Vermouth on tap | Vermouth pression | 310 350 85 | SUL | fav 18 m:HIEL
    @ VINO IVA10 IVA21 BAR BEB
    RIOJA | Copa de Rioja crianza | Glass of aged Rioja | Verre de Rioja crianza | 380 420 118 | SUL | fav 18
    RUEDA | Copa de Rueda verdejo | Glass of Rueda verdejo | Verre de Rueda verdejo | 330 370 98 | SUL | 18
    RIBERA | Copa de Ribera roble | Glass of oaked Ribera | Verre de Ribera élevé en fût | 400 450 132 | SUL | 18
    MANZA | Copa de manzanilla | Glass of manzanilla sherry | Verre de manzanilla | 290 320 80 | SUL | 18
    BRIOJA | Botella de Rioja crianza | Bottle of aged Rioja | Bouteille de Rioja crianza | 1890 2090 690 | SUL | 18 stock:24/12,9/12
    BALBA | Botella de albariño | Bottle of albariño | Bouteille d’albariño | 2150 2350 840 | SUL | 18 stock:18/6,14/6
    TINTOV | Tinto de verano | Red wine with lemonade | Vin rouge et limonade | 320 360 75 | SUL | 18
    @ REFR IVA10 IVA21 BAR BEB
    COLA | Refresco de cola | Cola | Cola | 270 300 72 | | m:HIEL stock:120/48,60/48
    NARA | Refresco de naranja | Orangeade | Soda à l’orange | 270 300 72 | | m:HIEL stock
    TONIC | Tónica | Tonic water | Tonic | 280 310 76 | | m:HIEL
    MOSTO | Mosto blanco | White grape juice | Jus de raisin | 260 290 68 | SUL |
    @ REFR IVA10 IVA10 BAR BEB
    AGUA | Agua mineral, medio litro | Still water, half litre | Eau plate, demi-litre | 200 220 28 | | fav stock:36/24,30/12
    AGUAG | Agua con gas | Sparkling water | Eau gazeuse | 230 250 40 | | stock:7/6,0/6
    ZUMO | Zumo de naranja natural | Fresh orange juice | Jus d’orange pressé | 340 370 95 | |
    @ CAFE IVA10 IVA10 BAR POS
    SOLO | Café solo | Espresso | Expresso | 150 170 28 | | fav
    CORT | Café cortado | Espresso with a little milk | Noisette | 160 180 32 | MIL | fav m:LECH
    CLECHE | Café con leche | White coffee | Café au lait | 180 200 38 | MIL | fav m:LECH
    CARAJ | Carajillo | Coffee with brandy | Café au cognac | 280 310 72 | | 18
    POLEO | Poleo menta | Mint infusion | Infusion de menthe | 170 190 22 | |
    TE | Té negro | Black tea | Thé noir | 180 200 24 | | m:LECH
    CHOCO | Chocolate a la taza | Thick hot chocolate | Chocolat chaud épais | 330 360 80 | MIL |
    @ COPA IVA10 IVA21 BAR POS
    PACHA | Pacharán | Sloe liqueur | Liqueur de prunelle | 420 460 98 | | 18
    ORUJO | Orujo de hierbas | Herb liqueur | Eau-de-vie aux herbes | 390 430 86 | | 18
    GIN | Ginebra con refresco | Gin and mixer | Gin et soda | 850 950 210 | SUL | 18 m:MEZC
    RON | Ron añejo con refresco | Aged rum and mixer | Rhum vieux et soda | 850 950 225 | | 18 m:MEZC
    WHISKY | Whisky de malta | Malt whisky | Whisky de malt | 920 990 290 | GLU | 18
    @ BARR IVA10 IVA10 FRIO COMP
    ACEI | Aceitunas aliñadas | Marinated olives | Olives marinées | 320 350 70 | SUL | fav
    GILDA | Gilda | Anchovy, olive and pepper skewer | Brochette anchois, olive, piment | 250 270 75 | FIS SUL | fav
    BOQV | Boquerones en vinagre | Anchovies in vinegar | Anchois au vinaigre | 780 850 240 | FIS SUL |
    ENSALR | Ensaladilla rusa | Potato and tuna salad | Salade russe au thon | 690 750 180 | EGG FIS MUS | fav
    MATRI | Matrimonio de anchoa y boquerón | Two anchovies on toast | Duo d’anchois sur pain | 390 420 120 | FIS GLU SUL | m:PAN
    PTOM | Pan con tomate | Bread with tomato | Pain à la tomate | 290 320 60 | GLU | m:PAN
    @ BARR IVA10 IVA10 COC COMP
    TORT | Pincho de tortilla | Slice of potato omelette | Part d’omelette | 340 380 78 | EGG | fav m:PAN
    CROQ | Croquetas de jamón, 6 unidades | Ham croquettes, six | Croquettes au jambon, six | 980 1080 235 | GLU MIL EGG | fav
    CROQB | Croquetas de boletus, 6 unidades | Mushroom croquettes, six | Croquettes aux cèpes, six | 1050 1150 260 | GLU MIL EGG |
    BRAVAS | Patatas bravas | Potatoes in spicy sauce | Pommes de terre sauce brava | 640 690 120 | GLU | fav m:SALS
    OREJA | Oreja a la plancha | Grilled pig’s ear | Oreille de porc grillée | 890 970 210 | | m:SALS
    @ RACI IVA10 IVA10 COC COMP
    CALAM | Calamares a la romana | Fried squid rings | Beignets de calamar | 1390 1490 430 | GLU MOL EGG | fav m:SALS
    PULPO | Pulpo a la gallega | Octopus with paprika | Poulpe à la galicienne | 2190 2350 890 | MOL | s:CACHE
    GAMBAS | Gambas al ajillo | Garlic prawns | Crevettes à l’ail | 1590 1720 560 | CRU | m:PAN
    PIMPAD | Pimientos de Padrón | Padrón peppers | Poivrons de Padrón | 750 820 190 | |
    HROTOS | Huevos rotos con jamón | Fried eggs with ham and chips | Œufs sur frites et jambon | 1190 1290 310 | EGG | fav s:CHIST
    CALLOS | Callos a la madrileña | Madrid-style tripe | Tripes à la madrilène | 1250 1350 340 | | m:PAN
    @ IBER IVA10 IVA10 FRIO COMP
    JAMON | Jamón ibérico de bellota | Acorn-fed Iberian ham | Jambon ibérique de gland | 2290 2450 980 | | fav s:PTOMX
    LOMO | Lomo ibérico | Cured Iberian loin | Longe ibérique séchée | 1690 1820 660 | |
    @ IBER IVA10 IVA4 FRIO COMP
    QMANCH | Queso manchego curado | Aged manchego cheese | Fromage manchego affiné | 1290 1390 420 | MIL EGG |
    TABLAQ | Tabla de cinco quesos | Five-cheese board | Plateau de cinq fromages | 1850 1990 640 | MIL NUT | s:PTOMX
    @ ENTR IVA10 IVA4 FRIO PRI
    TOMVEN | Tomate con ventresca | Tomato with tuna belly | Tomate et ventrèche de thon | 1450 1560 430 | FIS SUL | s:ANCHO
    MIXTA | Ensalada mixta | Mixed salad | Salade mixte | 890 960 190 | EGG FIS |
    SALMO | Salmorejo cordobés | Thick cold tomato soup | Velouté froid de tomate | 790 850 150 | GLU EGG | fav
    @ ENTR IVA10 IVA10 COC PRI
    ALCACH | Alcachofas confitadas | Confit artichokes | Artichauts confits | 1350 1450 380 | |
    PARRV | Parrillada de verduras | Grilled vegetables | Légumes grillés | 1180 1270 290 | | m:SALS
    @ CUCH IVA10 IVA10 COC PRI
    COCIDO | Cocido madrileño | Madrid chickpea stew | Pot-au-feu madrilène | 1690 1790 460 | GLU CEL |
    LENTE | Lentejas estofadas | Lentil stew | Lentilles mijotées | 950 1020 160 | CEL | fav
    FABADA | Fabada asturiana | Asturian bean stew | Cassoulet asturien | 1390 1490 390 | |
    SOPAC | Sopa castellana | Castilian garlic soup | Soupe castillane à l’ail | 750 810 120 | GLU EGG |
    ARROZB | Arroz con bogavante, por persona | Lobster rice, per person | Riz au homard, par personne | 2650 2850 990 | CRU FIS CEL |
    @ PESC IVA10 IVA10 BRAS SEG
    MERLU | Merluza a la plancha | Grilled hake | Merlu à la plancha | 1890 2020 640 | FIS | fav m:GUAR
    BACAL | Bacalao al pilpil | Cod in its own sauce | Morue au pil-pil | 2050 2190 720 | FIS |
    LUBINA | Lubina a la espalda | Butterflied sea bass | Bar ouvert au four | 2290 2450 860 | FIS | m:GUAR
    CHIPI | Chipirones en su tinta | Baby squid in ink | Petits calamars à l’encre | 1690 1820 520 | MOL SUL |
    @ CARN IVA10 IVA10 BRAS SEG
    SOLOM | Solomillo de ternera | Beef fillet | Filet de bœuf | 2490 2690 980 | | fav m:TERM,GUAR s:SPIM,SQUE
    ENTREC | Entrecot de vaca madura | Aged beef ribeye | Entrecôte de vache maturée | 2390 2590 940 | | m:TERM,GUAR s:SPIM,SQUE
    SECRE | Secreto ibérico | Iberian pork shoulder steak | Secreto de porc ibérique | 1750 1890 540 | | fav m:GUAR s:SPIM
    CHULE | Chuletillas de lechal | Suckling lamb cutlets | Côtelettes d’agneau de lait | 2090 2250 790 | | m:GUAR
    POLLOC | Pollo de corral asado | Roast free-range chicken | Poulet fermier rôti | 1390 1490 360 | | m:GUAR
    CHULET | Chuletón, por kilo | Rib steak, by the kilo | Côte de bœuf, au kilo | 5900 6300 2600 | | kg m:TERM
    CARRI | Carrillera al vino tinto | Pork cheek in red wine | Joue de porc au vin rouge | 1590 1720 450 | SUL CEL | 
    @ DULC IVA10 IVA10 POST POS
    TQUESO | Tarta de queso al horno | Baked cheesecake | Gâteau au fromage | 650 700 150 | MIL EGG GLU | fav
    TORRI | Torrija caramelizada | Caramelised bread pudding | Pain perdu caramélisé | 620 670 120 | MIL EGG GLU | fav s:HELV
    ARLE | Arroz con leche | Rice pudding | Riz au lait | 520 560 90 | MIL |
    FLAN | Flan de huevo | Egg custard | Flan aux œufs | 480 520 75 | MIL EGG |
    HELA | Helado de turrón | Nougat ice cream | Glace au touron | 550 590 140 | MIL NUT |
    FRUTA | Fruta de temporada | Seasonal fruit | Fruits de saison | 450 490 95 | |
    @3 EXTR IVA10 IVA10 BRAS SEG
    SPIM | Pimientos asados | Roast peppers | Poivrons rôtis | 250 270 60 | |
    SQUE | Salsa de queso azul | Blue cheese sauce | Sauce au bleu | 220 240 55 | MIL |
    CHIST | Chistorra | Fresh chorizo | Chistorra | 280 300 80 | |
    @3 EXTR IVA10 IVA10 FRIO COMP
    ANCHO | Anchoa del Cantábrico | Cantabrian anchovy | Anchois de Cantabrie | 220 240 85 | FIS |
    CACHE | Cachelos | Boiled potatoes | Pommes de terre vapeur | 190 210 35 | |
    PTOMX | Pan con tomate, media ración | Bread with tomato, half | Pain à la tomate, demi | 160 180 32 | GLU |
    @3 EXTR IVA10 IVA10 POST POS
    HELV | Bola de helado de vainilla | Scoop of vanilla ice cream | Boule de glace vanille | 180 200 40 | MIL EGG |
    @ DESP IVA21 IVA21 - -
    TBRIOJ | Rioja crianza para llevar | Aged Rioja to take away | Rioja crianza à emporter | 1290 - 690 | SUL | 18 stock:96/48,72/36 ean:240000000101 src:LLEV
    TVERM | Vermut de la casa, botella | House vermouth, bottle | Vermouth maison, bouteille | 1150 - 480 | SUL | 18 stock:24/12,9/12 ean:240000000102 src:LLEV
    @ DESP IVA4 IVA4 - -
    TACEIT | Aceite de oliva virgen extra, 50 cl | Extra virgin olive oil, 50 cl | Huile d’olive vierge extra, 50 cl | 1090 - 590 | | stock:18/6,14/6 ean:240000000103
    TQUES | Queso manchego, al corte | Manchego cheese, by weight | Fromage manchego, à la coupe | 2890 - 1480 | MIL EGG | kg src:LLEV
    @ DESP IVA10 IVA10 - -
    TJAMO | Jamón ibérico, al corte | Iberian ham, by weight | Jambon ibérique, à la coupe | 9800 - 4900 | | kg src:LLEV
    TANCH | Anchoas en aceite, lata | Anchovies in oil, tin | Anchois à l’huile, boîte | 890 - 420 | FIS | stock:120/48,60/48 ean:240000000104
    TPIMI | Pimentón de la Vera, lata | Smoked paprika, tin | Paprika fumé, boîte | 420 - 180 | | stock ean:240000000105
    TALME | Almendras fritas, bolsa | Fried almonds, bag | Amandes frites, sachet | 480 - 210 | NUT | stock:36/24,30/12 ean:240000000106
    @ RECU IVA21 IVA21 - -
    CAMIS | Camiseta de la taberna | Tavern T-shirt | T-shirt de la taverne | 1800 - 720 | | stock:7/6,0/6 x:TALLA ean:240000000110
    DELAN | Delantal de rayas | Striped apron | Tablier à rayures | 2200 - 930 | | stock:96/48,72/36 ean:240000000107
    @ RACI IVA10 IVA10 COC COMP
    FUERA | Fuera de carta | Off the menu | Hors carte | 0 0 - | | free
    CARAC | Caracoles en salsa | Snails in sauce | Escargots en sauce | 1190 1290 330 | MOL GLU | off`,
  groups: `
    GPRI | Primeros del día | First courses of the day | Entrées du jour | LENTE SALMO MIXTA SOPAC ENSALR
    GSEG | Segundos del día | Main courses of the day | Plats du jour | MERLU SECRE POLLOC CARRI HROTOS
    GPOS | Postre o café | Dessert or coffee | Dessert ou café | ARLE FLAN FRUTA TQUESO SOLO CORT CLECHE
    GBEB | Bebida del menú | Drink with the menu | Boisson de la formule | AGUA CANA CSIN RUEDA COLA
    GDES | Café del desayuno | Breakfast coffee | Café du petit-déjeuner | SOLO CORT CLECHE TE
    GTOS | Algo de comer | Something to eat | À manger | PTOM TORT
    GTAP | Tapas de la degustación | Tasting tapas | Tapas de la dégustation | GILDA CROQ BRAVAS ENSALR CALAM PIMPAD`,
  packs: `
    MDIA | Menú del día | Menu of the day | Formule du jour | H
    - Primero | First course | Entrée | GPRI 1 1 0
    - Segundo | Main course | Plat | GSEG 1 1 0
    - Postre o café | Dessert or coffee | Dessert ou café | GPOS 1 1 0
    - Bebida | Drink | Boisson | GBEB 1 2 180
    MMED | Medio menú | Half menu | Demi-formule | H
    - Plato | Dish | Plat | GSEG 1 1 0
    - Bebida | Drink | Boisson | GBEB 1 1 0
    - Postre o café | Dessert or coffee | Dessert ou café | GPOS 0 1 250
    DESA | Desayuno de la casa | House breakfast | Petit-déjeuner maison | L
    - Café o té | Coffee or tea | Café ou thé | GDES 1 1 0
    - Pincho o tostada | Omelette or toast | Omelette ou tartine | GTOS 1 1 0
    DEGU | Degustación de tapas | Tapas tasting | Dégustation de tapas | H
    - Tapas | Tapas | Tapas | GTAP 3 4 450
    - Bebida | Drink | Boisson | GBEB 1 1 0`,
  packProducts: `
    @ MENU IVA10 - COC PRI
    MENUD | Menú del día | Menu of the day | Formule du jour | 1650 1790 - | | fav p:MDIA
    MEDIO | Medio menú | Half menu | Demi-formule | 1190 1290 - | | p:MMED
    DEGUS | Degustación de tres tapas | Tasting of three tapas | Dégustation de trois tapas | 2190 2350 - | | p:DEGU
    @ MENU IVA10 - BAR POS
    DESAY | Desayuno de la casa | House breakfast | Petit-déjeuner maison | 390 430 - | | fav p:DESA`,
};
