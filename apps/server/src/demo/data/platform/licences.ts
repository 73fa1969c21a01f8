import { record, told } from './texts.ts';

export const demoProperties = [
  record('TILLS', told('Tills of a store', 'Cajas de una tienda', 'أجهزة كاشير المتجر'), {
    key: 'MAX_TERMINALS',
    type: 'N',
    number: 1,
    notes: 'How many tills of one store may sell at the same time.',
  }),
  record('SCREENS', told('Kitchen monitors', 'Monitores de cocina', 'شاشات المطبخ'), {
    key: 'MAX_KITCHEN_MONITORS',
    type: 'N',
    number: 0,
  }),
  record('KIOSK', told('Sells as a kiosk', 'Vende como quiosco', 'يبيع ككشك خدمة ذاتية'), {
    key: 'KIOSK_MODE',
    type: 'F',
    flag: 'N',
  }),
  record('STOCK', told('Keeps stock', 'Lleva existencias', 'يدير المخزون'), {
    key: 'STOCK_CONTROL',
    type: 'F',
    flag: 'S',
  }),
  record('HISTORY', told('Days of history', 'Días de historial', 'أيام السجل'), {
    key: 'HISTORY_DAYS',
    type: 'N',
    number: 365,
    notes: 'How far back reports of the back office go.',
  }),
  record('FOOTER', told('Line at the foot of a ticket', 'Línea al pie del tique', 'سطر أسفل الإيصال'), {
    key: 'TICKET_FOOTER',
    type: 'T',
    text: 'Powered by Comanda',
  }),
];

const onTills = { systems: ['Windows', 'Android'] };
export const demoLicences = [
  record('POS-YEAR', told('Till, a year', 'Caja, un año', 'كاشير، سنة'), {
    application: 'POS',
    licence: '102',
    expiry: '2',
    months: 12,
    price: '240',
    properties: [
      { idProperty: '@PRP.TILLS', value: '1' },
      { idProperty: '@PRP.STOCK', value: 'S' },
    ],
    ...onTills,
  }),
  record('POS-TRY', told('Till, a month to try', 'Caja, un mes de prueba', 'كاشير، شهر تجريبي'), {
    application: 'POS',
    licence: '104',
    expiry: '4',
    months: 1,
    price: '0',
    properties: [
      { idProperty: '@PRP.TILLS', value: '1' },
      { idProperty: '@PRP.FOOTER', value: 'Trial copy' },
    ],
    movable: 'N',
    grace: 0,
    ...onTills,
  }),
  record('POS-EVER', told('Till, for good', 'Caja, para siempre', 'كاشير، دائم'), {
    application: 'POS',
    licence: '103',
    expiry: '3',
    price: '890',
    properties: [
      { idProperty: '@PRP.TILLS', value: '1' },
      { idProperty: '@PRP.STOCK', value: 'S' },
      { idProperty: '@PRP.SCREENS', value: '2' },
    ],
    ...onTills,
  }),
  record('POS-START', told('Till, first half-year', 'Caja, primer semestre', 'كاشير، أول نصف سنة'), {
    application: 'POS',
    licence: '105',
    expiry: '5',
    months: 6,
    price: '90',
    properties: [{ idProperty: '@PRP.TILLS', value: '1' }],
    ...onTills,
  }),
  record('KIOSK', told('Kiosk, a year', 'Quiosco, un año', 'كشك خدمة ذاتية، سنة'), {
    application: 'POS',
    licence: '112',
    expiry: '2',
    months: 12,
    price: '360',
    properties: [{ idProperty: '@PRP.KIOSK', value: 'S' }],
    systems: ['Windows'],
    movable: 'N',
  }),
  record('CLOUD', told('Back office, a year', 'Gestión en la nube, un año', 'الإدارة السحابية، سنة'), {
    application: 'CLD',
    licence: '801',
    expiry: '2',
    months: 12,
    price: '180',
    properties: [{ idProperty: '@PRP.HISTORY', value: '1825' }],
  }),
  record('PAY', told('Card payment', 'Pago con tarjeta', 'الدفع بالبطاقة'), {
    application: 'PAY',
    licence: '601',
    expiry: '6',
    months: 24,
    price: '96',
    systems: ['Android', 'Flutter'],
  }),
];

/** Partners are invented; their codes are those of brands that the platform comes with. */
export const demoLicenceBrands = [
  record('HOUSE', told('Comanda, sold by ourselves', 'Comanda, venta directa', 'كوماندا، بيع مباشر'), {
    brand: 'default',
    share: '0',
    contact: 'Nadia Ferrer',
    email: 'sales@comanda.example',
    phone: '+34 910 000 100',
    kinds: [
      { idLicenceKind: '@LSK.POS-YEAR', price: '240' },
      { idLicenceKind: '@LSK.CLOUD', price: '180' },
    ],
  }),
  record('LUMBRAL', told('Lumbral', 'Lumbral', 'لومبرال'), {
    brand: 'lumbral',
    share: '35',
    contact: 'Ander Zubia',
    email: 'ander@lumbral.example',
    phone: '+34 944 000 221',
    country: 'ES-PV',
    kinds: [
      { idLicenceKind: '@LSK.POS-YEAR', price: '255' },
      { idLicenceKind: '@LSK.POS-TRY', price: '0' },
      { idLicenceKind: '@LSK.CLOUD', price: '180' },
    ],
  }),
  record('SALMARA', told('Salmara', 'Salmara', 'سلمارا'), {
    brand: 'salmara',
    share: '40',
    contact: 'Yaritza Pinzón',
    email: 'ventas@salmara.example',
    phone: '+507 300 1188',
    country: 'PA',
    kinds: [
      { idLicenceKind: '@LSK.POS-YEAR', price: '220' },
      { idLicenceKind: '@LSK.PAY', price: '110' },
    ],
  }),
];

export const demoAddOns = [
  record('HANDHELD', told('One more handheld', 'Un terminal de mano más', 'جهاز محمول إضافي'), {
    idLicenceKind: '@LSK.POS-YEAR',
    price: '6',
    period: 'M',
    maximum: 20,
    priceInfo: 'Orders are taken at the table; payment stays at the till that the handheld belongs to.',
    url: 'https://comanda.example/handhelds',
  }),
  record('MONITOR', told('Kitchen monitor', 'Monitor de cocina', 'شاشة مطبخ'), {
    idLicenceKind: '@LSK.POS-YEAR',
    price: '60',
    period: 'Y',
    maximum: 12,
    priceInfo: 'One screen with any view. The screen itself is not included.',
  }),
  record('HISTORY5', told('Five years of history', 'Cinco años de historial', 'سجل خمس سنوات'), {
    idLicenceKind: '@LSK.CLOUD',
    price: '48',
    period: 'Y',
    maximum: 1,
  }),
  record('SETUP', told('Set-up on site', 'Instalación en el local', 'التركيب في الموقع'), {
    idLicenceKind: '@LSK.POS-YEAR',
    price: '140',
    period: 'O',
    priceInfo: 'A day of a technician, the way there included up to 50 km.',
  }),
];

export const demoBundles = [
  record('BAR', told('Bar', 'Bar', 'بار'), {
    price: '390',
    period: 'Y',
    kinds: [
      { idLicenceKind: '@LSK.POS-YEAR', quantity: 1 },
      { idLicenceKind: '@LSK.CLOUD', quantity: 1 },
    ],
    addOns: [{ idAddOn: '@ADN.SETUP', quantity: 1 }],
    share: '30',
    brands: [{ idLicenceBrand: '@BRN.SALMARA', share: '40' }],
  }),
  record('RESTAURANT', told('Restaurant with a kitchen', 'Restaurante con cocina', 'مطعم مع مطبخ'), {
    price: '890',
    period: 'Y',
    kinds: [
      { idLicenceKind: '@LSK.POS-YEAR', quantity: 2 },
      { idLicenceKind: '@LSK.CLOUD', quantity: 1 },
      { idLicenceKind: '@LSK.PAY', quantity: 2 },
    ],
    addOns: [
      { idAddOn: '@ADN.MONITOR', quantity: 2 },
      { idAddOn: '@ADN.HANDHELD', quantity: 3 },
    ],
    share: '30',
    brands: [
      { idLicenceBrand: '@BRN.LUMBRAL', share: '35' },
      { idLicenceBrand: '@BRN.SALMARA', share: '40' },
    ],
  }),
  record('FASTFOOD', told('Fast food with kiosks', 'Comida rápida con quioscos', 'وجبات سريعة مع أكشاك'), {
    price: '165',
    period: 'M',
    kinds: [
      { idLicenceKind: '@LSK.POS-YEAR', quantity: 2 },
      { idLicenceKind: '@LSK.KIOSK', quantity: 3 },
      { idLicenceKind: '@LSK.CLOUD', quantity: 1 },
    ],
    addOns: [{ idAddOn: '@ADN.MONITOR', quantity: 3 }],
    share: '25',
  }),
];

export const demoProjects = [
  record(
    'BRASA-2027',
    told('Brasa Veloz, twelve new shops', 'Brasa Veloz, doce locales nuevos', 'براسا فيلوز، اثنا عشر فرعًا'),
    {
      customer: 'Brasa Veloz',
      from: '2026-12-01',
      until: '2027-09-30',
      bundles: [{ idBundle: '@BND.FASTFOOD', quantity: 12 }],
      notes: 'Two shops a month, Zaragoza and Barcelona first.',
    },
  ),
  record('HENDAYE', told('La Encina at Hendaye', 'La Encina en Hendaya', 'لا إنثينا في إنداي'), {
    customer: 'Taberna La Encina',
    idLicenceBrand: '@BRN.LUMBRAL',
    from: '2027-02-01',
    bundles: [{ idBundle: '@BND.RESTAURANT', quantity: 1 }],
  }),
  record('FAIR-26', told('Autumn fair', 'Feria de otoño', 'معرض الخريف'), {
    idLicenceBrand: '@BRN.LUMBRAL',
    from: '2026-10-15',
    until: '2026-10-19',
    bundles: [{ idBundle: '@BND.BAR', quantity: 8 }],
    status: 'I',
  }),
];
