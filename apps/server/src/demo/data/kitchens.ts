/**
 * The kitchens of a demo business as tables (docs/product.md §14.5), written like its menu (`menu.ts`): a code, a name in
 * each of the company's languages, cells.
 */
export interface DemoKitchen {
  /** Minutes after which a dish is late and very late, colour, `rest`; areas. */
  readonly sections: string;
  /**
   * Store, kind, `quick` where dishes are finished without being started or `-`, and a view that is not the usual one;
   * sections, none where it has all.
   */
  readonly monitors: string;
}

export const encinaKitchen: DemoKitchen = {
  sections: `
    BARRA   | Barra        | Bar          | Bar            | 4 7 #2f6d8c        | BAR
    FRIO    | Cuarto frío  | Cold kitchen | Garde-manger   | 6 10 #3f7f6a       | FRIO
    COCINA  | Cocina       | Hot kitchen  | Cuisine chaude | 10 15 #8c3b2f rest | COC
    BRASA   | Brasa        | Grill        | Grill          | 14 20 #b0722a      | BRAS
    POSTRE  | Postres      | Pastry       | Pâtisserie     | 6 10 #8a4f7d       | POST`,
  monitors: `
    MADCOC | Cocina de Chamberí   | Chamberí kitchen   | Cuisine de Chamberí   | MAD REGULAR | FRIO COCINA BRASA POSTRE
    MADBAR | Barra de Chamberí    | Chamberí bar       | Bar de Chamberí       | MAD REGULAR quick CONSOLIDATED | BARRA
    LPACOC | Cocina de Las Palmas | Las Palmas kitchen | Cuisine de Las Palmas | LPA REGULAR | FRIO COCINA BRASA POSTRE
    LPABAR | Barra de Las Palmas  | Las Palmas bar     | Bar de Las Palmas     | LPA FASTFOOD    | BARRA
    LPAJEF | Jefe de Las Palmas   | Las Palmas chef    | Chef de Las Palmas    | LPA FULLORDER   |
    LPAPAS | Pase de Las Palmas   | Las Palmas pass    | Passe de Las Palmas   | LPA PREPARATION |
    LPAREC | Recogida de Las Palmas | Las Palmas pickup | Retrait de Las Palmas | LPA PICKUP      |
    DONCOC | Cocina de Gros       | Gros kitchen       | Cuisine de Gros       | DON REGULAR | BARRA FRIO COCINA BRASA POSTRE`,
};

export const brasaKitchen: DemoKitchen = {
  sections: `
    PLANCHA | Plancha        | Planxa          | Grill             | 5 8 #a63a1e      | PLAN
    FREIR   | Freidora       | Fregidora       | Fryer             | 5 8 #c7822b      | FREI
    MONTAJE | Frío y montaje | Fred i muntatge | Cold and assembly | 4 7 #5b7a3a rest | FRIO
    BEBIDA  | Bebidas        | Begudes         | Drinks            | 3 5 #2b6c93      | BEB`,
  monitors: `
    ZAZCOC | Cocina de Delicias   | Cuina de Delicias   | Delicias kitchen  | ZAZ REGULAR - CONSOLIDATED | PLANCHA FREIR
    ZAZMOS | Montaje de Delicias  | Muntatge de Delicias | Delicias assembly | ZAZ REGULAR quick | MONTAJE BEBIDA
    BCNCOC | Cocina de Sants      | Cuina de Sants      | Sants kitchen     | BCN REGULAR - MIXED | PLANCHA FREIR
    BCNMOS | Montaje de Sants     | Muntatge de Sants   | Sants assembly    | BCN REGULAR quick | MONTAJE BEBIDA`,
};

export const istmoKitchen: DemoKitchen = {
  sections: `
    BARRA | Barra           | Bar          | 4 7 #1f6f8b        | BAR
    FRIA  | Cocina fría     | Cold kitchen | 6 10 #2e7d5b       | FRIA
    CALI  | Cocina caliente | Hot kitchen  | 10 15 #c08a2e rest | CAL
    PARRI | Parrilla        | Grill        | 14 20 #8c3b2f      | PARR`,
  monitors: `
    PTYCOC | Cocina del Casco | Casco kitchen | PTY REGULAR | FRIA CALI PARRI
    PTYBAR | Barra del Casco  | Casco bar     | PTY REGULAR quick | BARRA`,
};
