import type { DemoMenu } from '../menu.ts';

/** Tables of docs/product.md §14.4, written as data/menu.ts reads them: es, ca, en. */
export const brasaMenu: DemoMenu = {
  departments: `
    BURG | Hamburguesas     | Hamburgueses      | Burgers       | #a63a1e
    POLL | Pollo            | Pollastre         | Chicken       | #c7822b
    ACOM | Para acompañar   | Per acompanyar    | Sides         | #8a7a2d
    BEBI | Bebidas          | Begudes           | Drinks        | #2b6c93
    DULC | Postres          | Postres           | Desserts      | #8c4a78
    MENU | Menús            | Menús             | Meals         | #7a2f2f
    LLEV | Para casa        | Per a casa        | To take home  | #55504a`,
  subdepartments: `
    VACU | De vacuno          | De vedella          | Beef              | BURG
    OTRA | De pollo y verdura | De pollastre i verdura | Chicken and veggie | BURG
    CRUJ | Crujiente          | Cruixent            | Crispy            | POLL
    ASAD | A la brasa         | A la brasa          | Flame-grilled     | POLL
    PATA | Patatas            | Patates             | Fries             | ACOM
    ENSA | Ensaladas          | Amanides            | Salads            | ACOM
    PICA | Para picar         | Per picar           | Snacks            | ACOM
    SALS | Salsas y extras    | Salses i extres     | Sauces and extras | ACOM
    REFR | Refrescos          | Refrescos           | Soft drinks       | BEBI
    CERV | Cervezas           | Cerveses            | Beers             | BEBI
    CALI | Cafés              | Cafès               | Coffee            | BEBI
    BATI | Batidos            | Batuts              | Milkshakes        | BEBI
    HELA | Helados            | Gelats              | Ice cream         | DULC
    HORN | Del horno          | Del forn            | From the oven     | DULC
    BOTE | Botellas           | Ampolles            | Bottles           | LLEV
    REGA | Regalos            | Regals              | Gifts             | LLEV`,
  rates: `
    LOCAL   | En el local   | Al local       | In store   | 1 S N S
    REPARTO | A domicilio   | A domicili     | Delivery   | 1 S N N
    COMPRA  | Compra        | Compra         | Purchase   | 2 N N N`,
  suppliers: `
    CARN | Carnes del Penedès | Carnes del Penedès | Carnes del Penedès | B00000406 | COMPRA | Vilafranca | comandes@carnspenedes.example
    PANA | Panadería Obrador 9 | Panadería Obrador 9 | Panadería Obrador 9 | B00000505 | COMPRA | Barcelona | obrador@obrador9.example`,
  areas: `
    PLAN | Plancha        | Planxa        | Grill
    FREI | Freidora       | Fregidora     | Fryer
    FRIO | Frío y montaje | Fred i muntatge | Cold and assembly
    BEB  | Bebidas        | Begudes       | Drinks`,
  kitchenOrders: `
    TODO | Todo junto       | Tot alhora       | All together
    DESP | Después          | Després          | Afterwards`,
  sources: `
    MOST | Mostrador         | Taulell          | Counter
    KIOS | Kiosco            | Quiosc           | Kiosk
    REPA | Reparto propio    | Repartiment propi | Own delivery
    PLAT | Plataformas       | Plataformes      | Delivery platforms`,
  modifiers: `
    QUIT | Sin… | Sense… | Without… | N 0 4
    - Sin cebolla | Sense ceba | No onion | 0
    - Sin pepinillo | Sense cogombret | No gherkin | 0
    - Sin tomate | Sense tomàquet | No tomato | 0
    - Sin salsa | Sense salsa | No sauce | 0
    - Sin queso | Sense formatge | No cheese | 0
    PUNT | Punto | Punt | Doneness | N 0 1
    - Al punto | Al punt | Medium | 0 *
    - Muy hecha | Molt feta | Well done | 0
    PANE | Pan | Pa | Bun | N 0 1
    - De brioche | De brioix | Brioche | 0 *
    - Integral | Integral | Wholemeal | 0
    - Sin gluten | Sense gluten | Gluten-free | 100
    SALS | Salsa incluida | Salsa inclosa | Sauce included | F 1 2
    - Barbacoa | Barbacoa | Barbecue | 0 *
    - Mostaza y miel | Mostassa i mel | Honey mustard | 0
    - Kétchup | Quètxup | Ketchup | 0
    - Picante de la casa | Picant de la casa | House hot sauce | 0
    - Trufa | Tòfona | Truffle | 50
    HIEL | Hielo | Gel | Ice | N 0 1
    - Poco hielo | Poc gel | Little ice | 0
    - Sin hielo | Sense gel | No ice | 0
    LECH | Leche | Llet | Milk | N 0 1
    - Entera | Sencera | Whole | 0 *
    - Sin lactosa | Sense lactosa | Lactose-free | 20
    - De avena | De civada | Oat | 30
    CUBR | Por encima | Per sobre | Topping | N 0 2
    - Chocolate caliente | Xocolata calenta | Hot chocolate | 40
    - Caramelo salado | Caramel salat | Salted caramel | 40
    - Galleta picada | Galeta picada | Crushed biscuit | 50`,
  matrixes: `
    TALLA | Talla | Talla | Size
    - S | S | S | S
    - M | M | M | M
    - L | L | L | L
    - XL | XL | XL | XL`,
  products: `
    @ VACU IVA10 IVA10 PLAN TODO
    BRASA | Hamburguesa Brasa | Hamburguesa Brasa | Brasa burger | 790 890 215 | GLU MIL SES MUS | fav m:QUIT,PUNT,PANE s:XQUES,XBACO,XHUEV
    DOBLE | Brasa doble | Brasa doble | Double Brasa | 1020 1120 330 | GLU MIL SES MUS | fav m:QUIT,PUNT,PANE s:XQUES,XBACO,XHUEV
    CHEDD | Cheddar y beicon | Cheddar i bacó | Cheddar and bacon | 880 980 250 | GLU MIL SES | fav m:QUIT,PUNT,PANE s:XQUES,XHUEV
    AZUL | Queso azul y cebolla | Formatge blau i ceba | Blue cheese and onion | 920 1020 265 | GLU MIL SES | m:QUIT,PUNT,PANE s:XBACO
    PICAN | Picante con jalapeños | Picant amb jalapenyos | Hot with jalapeños | 890 990 240 | GLU MIL SES | m:QUIT,PUNT,PANE s:XQUES,XBACO
    TRUFA | Trufa y setas | Tòfona i bolets | Truffle and mushrooms | 1050 1150 320 | GLU MIL EGG | m:QUIT,PUNT,PANE s:XQUES
    MADUR | Vaca madurada 200 g | Vaca madurada 200 g | Aged beef 200 g | 1190 1290 420 | GLU MIL SES | m:QUIT,PUNT,PANE s:XQUES,XBACO,XHUEV
    SMASH | Smash con queso | Smash amb formatge | Cheese smash | 760 860 195 | GLU MIL SES MUS | fav m:QUIT,PANE s:XQUES,XBACO
    JUNIO | Hamburguesa pequeña | Hamburguesa petita | Small burger | 490 560 130 | GLU SES | m:QUIT,PANE s:XQUES
    @ OTRA IVA10 IVA10 FREI TODO
    POLLO | Pollo crujiente | Pollastre cruixent | Crispy chicken burger | 790 890 210 | GLU EGG SES MUS | fav m:QUIT,PANE s:XQUES,XBACO
    POLLP | Pollo picante | Pollastre picant | Hot chicken burger | 820 920 220 | GLU EGG SES | m:QUIT,PANE s:XQUES,XBACO
    PESCA | Merluza rebozada | Lluç arrebossat | Battered hake burger | 780 880 225 | GLU FIS EGG MUS | m:QUIT,PANE
    @ OTRA IVA10 IVA10 PLAN TODO
    GARBA | Garbanzo y remolacha | Cigró i remolatxa | Chickpea and beetroot | 770 870 170 | GLU SES | m:QUIT,PANE s:XQUES
    HALLO | Halloumi a la plancha | Halloumi a la planxa | Grilled halloumi | 840 940 245 | GLU MIL SES | m:QUIT,PANE
    @ CRUJ IVA10 IVA10 FREI TODO
    ALIT6 | Alitas, 6 piezas | Aletes, 6 peces | Wings, 6 pieces | 620 710 160 | GLU EGG | fav m:SALS
    ALIT12 | Alitas, 12 piezas | Aletes, 12 peces | Wings, 12 pieces | 1090 1240 310 | GLU EGG | m:SALS
    TIRA4 | Tiras de pechuga, 4 piezas | Tires de pit, 4 peces | Chicken strips, 4 pieces | 590 680 165 | GLU EGG | fav m:SALS
    TIRA8 | Tiras de pechuga, 8 piezas | Tires de pit, 8 peces | Chicken strips, 8 pieces | 1050 1190 320 | GLU EGG | m:SALS
    NUGG6 | Bocaditos de pollo, 6 piezas | Mossets de pollastre, 6 peces | Chicken bites, 6 pieces | 420 480 95 | GLU EGG | fav m:SALS
    NUGG9 | Bocaditos de pollo, 9 piezas | Mossets de pollastre, 9 peces | Chicken bites, 9 pieces | 580 660 140 | GLU EGG | m:SALS
    CUBOA | Cubo de alitas, 20 piezas | Galleda d’aletes, 20 peces | Wing bucket, 20 pieces | 1590 1790 510 | GLU EGG | m:SALS
    CUBOT | Cubo de tiras, 14 piezas | Galleda de tires, 14 peces | Strip bucket, 14 pieces | 1690 1890 560 | GLU EGG | m:SALS
    @ ASAD IVA10 IVA10 PLAN TODO
    MEDIOP | Medio pollo a la brasa | Mig pollastre a la brasa | Half flame-grilled chicken | 750 850 240 | | fav m:SALS
    POLLOE | Pollo entero a la brasa | Pollastre sencer a la brasa | Whole flame-grilled chicken | 1350 1490 460 | | m:SALS
    COSTI | Costillas con barbacoa | Costelles amb barbacoa | Barbecue ribs | 1290 1420 410 | SOY MUS |
    @ PATA IVA10 IVA10 FREI TODO
    PATP | Patatas pequeñas | Patates petites | Small fries | 250 280 35 | | fav
    PATM | Patatas medianas | Patates mitjanes | Medium fries | 320 350 48 | | fav
    PATG | Patatas grandes | Patates grans | Large fries | 380 420 62 | | fav
    PATB | Patatas bravas | Patates braves | Spicy fries | 420 470 78 | EGG |
    PATQ | Patatas con queso y beicon | Patates amb formatge i bacó | Cheese and bacon fries | 520 580 125 | MIL |
    BONIA | Boniato frito | Moniato fregit | Sweet potato fries | 410 460 90 | |
    @ ENSA IVA10 IVA4 FRIO TODO
    CESAR | Ensalada César con pollo | Amanida Cèsar amb pollastre | Chicken Caesar salad | 720 820 205 | GLU MIL EGG FIS MUS |
    QUINO | Ensalada de quinoa | Amanida de quinoa | Quinoa salad | 690 790 175 | NUT SES |
    COLES | Ensalada de col | Amanida de col | Coleslaw | 260 290 45 | EGG MUS | fav
    @ PICA IVA10 IVA10 FREI TODO
    AROS | Aros de cebolla, 8 piezas | Anelles de ceba, 8 peces | Onion rings, 8 pieces | 390 440 80 | GLU | fav m:SALS
    MOZZA | Palitos de queso, 6 piezas | Bastonets de formatge, 6 peces | Cheese sticks, 6 pieces | 490 550 120 | GLU MIL EGG | m:SALS
    CROQB | Croquetas de pollo, 5 piezas | Croquetes de pollastre, 5 peces | Chicken croquettes, 5 pieces | 430 490 95 | GLU MIL EGG |
    NACHO | Nachos con queso | Nachos amb formatge | Nachos with cheese | 560 630 130 | MIL |
    MAZOR | Mazorca a la brasa | Panotxa a la brasa | Grilled corn cob | 290 330 60 | MIL |
    @ REFR IVA10 IVA21 BEB TODO
    COLAP | Cola pequeña | Cola petita | Small cola | 220 250 32 | | fav m:HIEL
    COLAM | Cola mediana | Cola mitjana | Medium cola | 270 300 41 | | fav m:HIEL
    COLAG | Cola grande | Cola gran | Large cola | 310 340 52 | | fav m:HIEL
    COLAZ | Cola sin azúcar, mediana | Cola sense sucre, mitjana | Sugar-free cola, medium | 270 300 41 | | fav m:HIEL
    NARAM | Naranja mediana | Taronja mitjana | Orangeade, medium | 270 300 41 | | m:HIEL
    LIMOM | Limonada mediana | Llimonada mitjana | Lemonade, medium | 270 300 38 | | m:HIEL
    TEFR | Té frío al limón | Te fred amb llimona | Iced lemon tea | 260 290 44 | | m:HIEL
    @ REFR IVA10 IVA10 BEB TODO
    AGUA | Agua mineral, medio litro | Aigua mineral, mig litre | Still water, half litre | 160 190 24 | | fav stock:24/12,9/12
    @ CERV IVA10 IVA21 BEB TODO
    CANA | Caña de cerveza | Canya de cervesa | Draught beer | 240 - 62 | GLU | 18 src:MOST
    LATAC | Lata de cerveza | Llauna de cervesa | Canned beer | 260 290 70 | GLU | 18 stock:18/6,14/6
    CSIN | Cerveza sin alcohol | Cervesa sense alcohol | Alcohol-free beer | 260 290 72 | GLU | stock:120/48,60/48
    @ CALI IVA10 IVA10 BEB DESP
    CAFE | Café | Cafè | Coffee | 140 - 25 | | m:LECH src:MOST
    CLECHE | Café con leche | Cafè amb llet | White coffee | 170 - 36 | MIL | m:LECH src:MOST
    @ BATI IVA10 IVA10 BEB DESP
    BVAIN | Batido de vainilla | Batut de vainilla | Vanilla milkshake | 390 440 95 | MIL | fav m:CUBR
    BCHOC | Batido de chocolate | Batut de xocolata | Chocolate milkshake | 390 440 98 | MIL | m:CUBR
    BFRES | Batido de fresa | Batut de maduixa | Strawberry milkshake | 390 440 98 | MIL | m:CUBR
    @ HELA IVA10 IVA10 FRIO DESP
    CUCUR | Cucurucho de nata | Cucurutxo de nata | Soft-serve cone | 150 - 28 | MIL GLU | fav src:MOST
    SUNDA | Copa helada | Copa gelada | Sundae | 260 300 58 | MIL | fav m:CUBR
    TARRI | Tarrina de galleta | Terrina de galeta | Biscuit ice cream tub | 340 390 82 | MIL GLU | m:CUBR
    @ HORN IVA10 IVA10 FRIO DESP
    BROWN | Bizcocho de chocolate | Pastís de xocolata | Chocolate brownie | 290 330 72 | GLU MIL EGG NUT |
    TMANZ | Empanadilla de manzana | Crestó de poma | Apple turnover | 220 260 48 | GLU | fav
    COOKI | Galleta de chocolate | Galeta de xocolata | Chocolate cookie | 190 220 40 | GLU MIL EGG |
    @3 SALS IVA10 IVA10 FRIO TODO
    XQUES | Queso extra | Extra de formatge | Extra cheese | 100 110 22 | MIL |
    XBACO | Beicon extra | Extra de bacó | Extra bacon | 130 140 30 | |
    XHUEV | Huevo frito | Ou ferrat | Fried egg | 110 120 24 | EGG |
    @ SALS IVA10 IVA10 FRIO TODO
    SBARB | Tarrina de barbacoa | Terrina de barbacoa | Barbecue dip | 60 70 12 | MUS |
    SMAYO | Tarrina de mayonesa | Terrina de maionesa | Mayonnaise dip | 60 70 11 | EGG MUS |
    @ BOTE REFR1L IVA21 - -
    BCOL1 | Botella de cola, 1 l | Ampolla de cola, 1 l | Cola bottle, 1 l | 295 310 112 | | stock ean:240000000201
    BNAR1 | Botella de naranja, 1 l | Ampolla de taronja, 1 l | Orangeade bottle, 1 l | 295 310 112 | | stock:36/24,30/12 ean:240000000202
    @ BOTE REFR2L IVA21 - -
    BCOL2 | Botella de cola, 2 l | Ampolla de cola, 2 l | Cola bottle, 2 l | 395 420 165 | | stock:7/6,0/6 ean:240000000203
    @ BOTE IVA21 IVA21 - -
    BCOZ1 | Botella de cola sin azúcar, 1 l | Ampolla de cola sense sucre, 1 l | Sugar-free cola bottle, 1 l | 280 300 98 | | stock:96/48,72/36 ean:240000000204
    SALBO | Salsa Brasa, bote | Salsa Brasa, pot | Brasa sauce, bottle | 390 420 140 | MUS SOY | stock:24/12,9/12 ean:240000000205
    @ REGA IVA21 IVA21 - -
    CAMIS | Camiseta Brasa Veloz | Samarreta Brasa Veloz | Brasa Veloz T-shirt | 1290 - 480 | | stock:18/6,14/6 x:TALLA ean:240000000210 src:MOST
    MUNEC | Muñeco Brasín | Ninot Brasín | Brasín toy | 350 390 110 | | stock:120/48,60/48 ean:240000000206
    @ PATA IVA10 IVA10 FREI TODO
    PATGA | Patatas gajo | Patates grill | Potato wedges | 360 400 60 | | off`,
  groups: `
    GBUR | Hamburguesas del menú | Hamburgueses del menú | Burgers of the meal | BRASA CHEDD PICAN SMASH POLLO POLLP GARBA
    GBDO | Hamburguesas grandes | Hamburgueses grans | Big burgers | DOBLE TRUFA MADUR
    GPOL | Pollo del menú | Pollastre del menú | Chicken of the meal | ALIT6 TIRA4 NUGG6 NUGG9
    GINF | Plato infantil | Plat infantil | Children’s dish | JUNIO NUGG6
    GACO | Acompañamiento | Acompanyament | Side | PATM COLES AROS
    GACP | Acompañamiento pequeño | Acompanyament petit | Small side | PATP MAZOR
    GBEM | Bebida mediana | Beguda mitjana | Medium drink | COLAM COLAZ NARAM LIMOM TEFR AGUA
    GBEP | Bebida pequeña | Beguda petita | Small drink | COLAP AGUA
    GPOS | Postre | Postres | Dessert | SUNDA CUCUR TMANZ COOKI
    GCUB | Cubos de pollo | Galledes de pollastre | Chicken buckets | CUBOA CUBOT`,
  packs: `
    MBUR | Menú hamburguesa | Menú hamburguesa | Burger meal | H
    - Hamburguesa | Hamburguesa | Burger | GBUR 1 1 0
    - Acompañamiento | Acompanyament | Side | GACO 1 1 0
    - Bebida | Beguda | Drink | GBEM 1 1 0
    - Postre | Postres | Dessert | GPOS 0 1 150
    MGRA | Menú grande | Menú gran | Big meal | H
    - Hamburguesa | Hamburguesa | Burger | GBDO 1 1 0
    - Acompañamiento | Acompanyament | Side | GACO 1 2 220
    - Bebida | Beguda | Drink | GBEM 1 1 0
    MPOL | Menú de pollo | Menú de pollastre | Chicken meal | H
    - Pollo | Pollastre | Chicken | GPOL 1 1 0
    - Acompañamiento | Acompanyament | Side | GACO 1 1 0
    - Bebida | Beguda | Drink | GBEM 1 1 0
    MINF | Menú infantil | Menú infantil | Children’s meal | L
    - Plato | Plat | Dish | GINF 1 1 0
    - Acompañamiento | Acompanyament | Side | GACP 1 1 0
    - Bebida | Beguda | Drink | GBEP 1 1 0
    MITA | Mitad y mitad | Meitat i meitat | Half and half | H
    - Mitades | Meitats | Halves | GCUB 2 2 0`,
  packProducts: `
    @ MENU IVA10 - PLAN TODO
    MENUB | Menú hamburguesa | Menú hamburguesa | Burger meal | 1090 1220 - | | fav p:MBUR
    MENUG | Menú grande | Menú gran | Big meal | 1390 1540 - | | fav p:MGRA
    @ MENU IVA10 - FREI TODO
    MENUP | Menú de pollo | Menú de pollastre | Chicken meal | 990 1120 - | | fav p:MPOL
    MENUI | Menú infantil | Menú infantil | Children’s meal | 690 790 - | | p:MINF
    CUBOM | Cubo mitad y mitad | Galleda meitat i meitat | Half-and-half bucket | 0 0 - | | p:MITA`,
};
