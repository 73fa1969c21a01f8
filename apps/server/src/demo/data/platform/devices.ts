import { record, told } from './texts.ts';

/** Makers, models and machines are invented. */
export const demoManufacturers = [
  record('NORDLYS', told('Nordlys Terminals', 'Nordlys Terminals', 'نوردليس للأجهزة'), {
    country: 'DK',
    contact: 'Freja Holm',
    email: 'support@nordlys.example',
    phone: '+45 70 10 20 30',
    url: 'https://nordlys.example/support',
  }),
  record('HANSEO', told('Hanseo Electronics', 'Hanseo Electronics', 'هانسيو للإلكترونيات'), {
    country: 'KR',
    contact: 'Min-jun Seo',
    email: 'b2b@hanseo.example',
    phone: '+82 2 555 0142',
  }),
  record('TICKETERA', told('Ticketera del Sur', 'Ticketera del Sur', 'تيكيتيرا ديل سور'), {
    country: 'ES-AN',
    contact: 'Rosario Lobato',
    email: 'taller@ticketera.example',
    phone: '+34 955 000 118',
    url: 'https://ticketera.example',
  }),
  record('CARDINAL', told('Cardinal Payments', 'Cardinal Payments', 'كاردينال للمدفوعات'), {
    country: 'FR',
    contact: 'Hugo Lemaire',
    email: 'terminals@cardinal.example',
    phone: '+33 1 70 00 41 41',
  }),
];

export const demoDeviceModels = [
  record('NL-15', told('Nordlys 15', 'Nordlys 15', 'نوردليس 15'), {
    idManufacturer: '@MNF.NORDLYS',
    kind: 'T',
    system: 'Windows',
    reference: 'NL15-W11',
    diagonal: '15.6',
    supportedUntil: '2031-12-31',
  }),
  record('NL-K24', told('Nordlys Kiosk 24', 'Quiosco Nordlys 24', 'كشك نوردليس 24'), {
    idManufacturer: '@MNF.NORDLYS',
    kind: 'K',
    system: 'Windows',
    reference: 'NLK24',
    diagonal: '23.8',
    supportedUntil: '2030-06-30',
  }),
  record('HS-A11', told('Hanseo A11', 'Hanseo A11', 'هانسيو A11'), {
    idManufacturer: '@MNF.HANSEO',
    kind: 'T',
    system: 'Android',
    reference: 'HS-A11-64',
    diagonal: '11.6',
    supportedUntil: '2029-12-31',
  }),
  record('HS-H6', told('Hanseo Handy 6', 'Hanseo Handy 6', 'هانسيو هاندي 6'), {
    idManufacturer: '@MNF.HANSEO',
    kind: 'H',
    system: 'Android',
    reference: 'HS-H6',
    diagonal: '6.1',
    supportedUntil: '2028-12-31',
  }),
  record('HS-K22', told('Hanseo Kitchen 22', 'Hanseo Cocina 22', 'هانسيو مطبخ 22'), {
    idManufacturer: '@MNF.HANSEO',
    kind: 'M',
    system: 'Android',
    reference: 'HS-K22-IP65',
    diagonal: '21.5',
    supportedUntil: '2030-12-31',
  }),
  record('CP-GO', told('Cardinal Go', 'Cardinal Go', 'كاردينال غو'), {
    idManufacturer: '@MNF.CARDINAL',
    kind: 'C',
    system: 'Flutter',
    reference: 'CGO-4G',
    diagonal: '5.5',
  }),
  record('TABLET', told('Any tablet by Apple', 'Cualquier tableta de Apple', 'أي جهاز لوحي من آبل'), {
    idManufacturer: '@MNF.NORDLYS',
    kind: 'H',
    system: 'IOS',
    diagonal: '10.9',
  }),
];

export const demoLots = [
  record('NL15-2602', told('Nordlys 15, February', 'Nordlys 15, febrero', 'نوردليس 15، فبراير'), {
    idManufacturer: '@MNF.NORDLYS',
    idDeviceModel: '@DVM.NL-15',
    quantity: 4,
    received: '2026-02-11',
  }),
  record('A11-2604', told('Hanseo A11, April', 'Hanseo A11, abril', 'هانسيو A11، أبريل'), {
    idManufacturer: '@MNF.HANSEO',
    idDeviceModel: '@DVM.HS-A11',
    quantity: 6,
    received: '2026-04-02',
    notes: 'Two are still on their way; the carrier says the first week of December.',
  }),
  record('K22-2605', told('Kitchen 22, May', 'Cocina 22, mayo', 'شاشات المطبخ 22، مايو'), {
    idManufacturer: '@MNF.HANSEO',
    idDeviceModel: '@DVM.HS-K22',
    quantity: 2,
    state: 'B',
    received: '2026-05-20',
    notes: 'Blocked: the maker exchanges the power supplies.',
  }),
];

const board = (code: string, place: readonly [string, string, string], serial: string, draft: object) =>
  record(code, told(...place), { serial, ...draft });
export const demoBoards = [
  board('B-0001', ['Chamberí, bar', 'Chamberí, barra', 'تشامبيري، البار'], '02:4E:4C:15:00:01', {
    idDeviceModel: '@DVM.NL-15',
    idLotProperty: '@LOT.NL15-2602',
    state: 'U',
    received: '2026-02-11',
    warrantyUntil: '2029-02-10',
  }),
  board('B-0002', ['Chamberí, dining room', 'Chamberí, sala', 'تشامبيري، الصالة'], '02:4E:4C:15:00:02', {
    idDeviceModel: '@DVM.NL-15',
    idLotProperty: '@LOT.NL15-2602',
    state: 'U',
    received: '2026-02-11',
    warrantyUntil: '2029-02-10',
  }),
  board('B-0003', ['Las Palmas, terrace', 'Las Palmas, terraza', 'لاس بالماس، الشرفة'], '02:48:53:A1:10:3C', {
    idDeviceModel: '@DVM.HS-A11',
    idLotProperty: '@LOT.A11-2604',
    state: 'U',
    received: '2026-04-02',
    warrantyUntil: '2028-04-01',
  }),
  board('B-0004', ['Delicias, counter', 'Delicias, mostrador', 'ديليسياس، المنضدة'], '02:48:53:A1:10:3D', {
    idDeviceModel: '@DVM.HS-A11',
    state: 'R',
    received: '2026-04-02',
    warrantyUntil: '2028-04-01',
    notes: 'The touch panel does not answer at the lower edge. With the maker since 12 November.',
  }),
  board('B-0005', ['Sants, kitchen', 'Sants, cocina', 'سانتس، المطبخ'], '02:48:53:22:00:7F', {
    idDeviceModel: '@DVM.HS-K22',
    idLotProperty: '@LOT.K22-2605',
    state: 'U',
    received: '2026-05-20',
    warrantyUntil: '2029-05-19',
  }),
  board('B-0006', ['Stock, kiosk', 'Almacén, quiosco', 'المخزن، كشك'], '02:4E:4C:24:00:11', {
    idDeviceModel: '@DVM.NL-K24',
    state: 'S',
    received: '2026-10-30',
    warrantyUntil: '2029-10-29',
  }),
  board(
    'B-0007',
    ['Handheld lost in Zaragoza', 'Terminal perdido en Zaragoza', 'جهاز فُقد في سرقسطة'],
    '02:48:53:06:04:2A',
    {
      idDeviceModel: '@DVM.HS-H6',
      state: 'L',
      received: '2026-03-15',
      notes: 'Reported on 3 September; its licence was revoked the same day.',
    },
  ),
];

export const demoStuff = [
  record('PRT-80', told('Receipt printer, 80 mm', 'Impresora de tiques, 80 mm', 'طابعة إيصالات، 80 مم'), {
    idManufacturer: '@MNF.TICKETERA',
    kind: 'P',
    connection: 'N',
    reference: 'TS-80E',
    price: '189',
  }),
  record('PRT-KIT', told('Kitchen printer, matrix', 'Impresora de cocina, matricial', 'طابعة مطبخ نقطية'), {
    idManufacturer: '@MNF.TICKETERA',
    kind: 'P',
    connection: 'N',
    reference: 'TS-M76',
    price: '249',
  }),
  record('DRW-41', told('Cash drawer, 41 cm', 'Cajón portamonedas, 41 cm', 'درج نقود، 41 سم'), {
    idManufacturer: '@MNF.TICKETERA',
    kind: 'D',
    connection: 'T',
    reference: 'TS-C41',
    price: '72.5',
  }),
  record(
    'SCN-2D',
    told('Scanner for codes in two dimensions', 'Lector de códigos 2D', 'ماسح رموز ثنائية الأبعاد'),
    {
      idManufacturer: '@MNF.HANSEO',
      kind: 'S',
      connection: 'U',
      reference: 'HS-S2',
      price: '118',
    },
  ),
  record('SCL-15', told('Counter scale, 15 kg', 'Balanza de mostrador, 15 kg', 'ميزان منضدة، 15 كغ'), {
    idManufacturer: '@MNF.NORDLYS',
    kind: 'W',
    connection: 'S',
    reference: 'NL-W15',
    price: '320',
  }),
  record(
    'DSP-10',
    told('Customer display, 10 inches', 'Visor de cliente, 10 pulgadas', 'شاشة عميل، 10 بوصات'),
    {
      idManufacturer: '@MNF.NORDLYS',
      kind: 'V',
      connection: 'U',
      reference: 'NL-D10',
      price: '205',
    },
  ),
  record(
    'RDR-TAP',
    told('Card reader, contactless', 'Lector de tarjetas sin contacto', 'قارئ بطاقات لا تلامسي'),
    {
      idManufacturer: '@MNF.CARDINAL',
      kind: 'C',
      connection: 'B',
      reference: 'CP-TAP',
      price: '59',
    },
  ),
];
