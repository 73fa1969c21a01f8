import { record, told } from './texts.ts';

export const demoApps = [
  record('POS', told('Till', 'Caja', 'الكاشير'), {
    application: 'POS',
    systems: ['Windows', 'Android'],
    url: 'https://comanda.example/till',
  }),
  record('ORDERS', told('Orders at the table', 'Comandas en mesa', 'الطلبات على الطاولة'), {
    application: 'POS',
    systems: ['Android', 'IOS'],
    notes: 'Takes orders for a till nearby; it does not sell by itself.',
  }),
  record('KITCHEN', told('Kitchen screen', 'Pantalla de cocina', 'شاشة المطبخ'), {
    application: 'CLD',
    systems: ['Windows', 'Android'],
  }),
  record('PAY', told('Card payment', 'Pago con tarjeta', 'الدفع بالبطاقة'), {
    application: 'PAY',
    systems: ['Android', 'Flutter'],
  }),
];

export const demoFlavours = [
  record('POS-WIN', told('Till for Windows', 'Caja para Windows', 'كاشير لويندوز'), {
    idApp: '@APP.POS',
    system: 'Windows',
    package: 'Comanda.Till',
    color: '#0f766e',
  }),
  record('POS-AND', told('Till for Android', 'Caja para Android', 'كاشير لأندرويد'), {
    idApp: '@APP.POS',
    system: 'Android',
    package: 'example.comanda.till',
    color: '#0f766e',
  }),
  record(
    'POS-LUM',
    told('Till for Android, Lumbral', 'Caja para Android, Lumbral', 'كاشير لأندرويد، لومبرال'),
    {
      idApp: '@APP.POS',
      idLicenceBrand: '@BRN.LUMBRAL',
      system: 'Android',
      package: 'example.lumbral.till',
      color: '#b45309',
    },
  ),
  record('ORD-IOS', told('Orders for iOS', 'Comandas para iOS', 'الطلبات لآي أو إس'), {
    idApp: '@APP.ORDERS',
    system: 'IOS',
    package: 'example.comanda.orders',
  }),
  record(
    'PAY-FLT',
    told('Card payment, all systems', 'Pago con tarjeta, todos los sistemas', 'الدفع بالبطاقة، كل الأنظمة'),
    {
      idApp: '@APP.PAY',
      system: 'Flutter',
      package: 'example.comanda.pay',
    },
  ),
];

/** Where a file lies and how its contents are told; the digits are invented. */
const file = (name: string, start: string) => ({
  url: `https://files.comanda.example/${name}`,
  fileName: name,
  fingerprint: start.padEnd(64, '5c1e9d27a0b34f68'),
});
export const demoReleases = [
  record('TILL-W-640', told('Till 6.4 for Windows', 'Caja 6.4 para Windows', 'كاشير 6.4 لويندوز'), {
    idFlavour: '@FLV.POS-WIN',
    build: '6.4.0.2210',
    state: 'R',
    released: '2026-06-16',
    notes: 'Discounts by hours of the week.\nTickets name the table.',
    ...file('till-6.4.0.2210.msi', '91ab'),
  }),
  record('TILL-W-650', told('Till 6.5 for Windows', 'Caja 6.5 para Windows', 'كاشير 6.5 لويندوز'), {
    idFlavour: '@FLV.POS-WIN',
    build: '6.5.0.2391',
    state: 'R',
    released: '2026-11-03',
    notes: 'Sells on without a line for a day.\nThe PIN is asked again after a minute.',
    ...file('till-6.5.0.2391.msi', '3e07'),
  }),
  record('TILL-A-650', told('Till 6.5 for Android', 'Caja 6.5 para Android', 'كاشير 6.5 لأندرويد'), {
    idFlavour: '@FLV.POS-AND',
    build: '6.5.0.2391',
    state: 'R',
    released: '2026-11-05',
    ...file('till-6.5.0.2391.apk', 'd24c'),
  }),
  record('TILL-A-651', told('Till 6.5.1 for Android', 'Caja 6.5.1 para Android', 'كاشير 6.5.1 لأندرويد'), {
    idFlavour: '@FLV.POS-AND',
    build: '6.5.1.2404',
    state: 'T',
    notes: 'Printers by Bluetooth are found again after a restart.',
    ...file('till-6.5.1.2404.apk', '08f1'),
  }),
  record('TILL-L-642', told('Till 6.4.2, Lumbral', 'Caja 6.4.2, Lumbral', 'كاشير 6.4.2، لومبرال'), {
    idFlavour: '@FLV.POS-LUM',
    build: '6.4.2.2288',
    state: 'W',
    released: '2026-08-20',
    notes: 'Taken back: totals of a split bill were rounded twice.',
    ...file('lumbral-till-6.4.2.2288.apk', 'a6b9'),
  }),
  record('ORDERS-700', told('Orders 7.0', 'Comandas 7.0', 'الطلبات 7.0'), {
    idFlavour: '@FLV.ORD-IOS',
    build: '7.0.0',
    state: 'D',
  }),
];

const night = [{ from: '03:00', to: '06:00' }];
export const demoUpgrades = [
  record(
    'WIN-65',
    told('6.5 to all tills on Windows', '6.5 a todas las cajas con Windows', '6.5 إلى كل أجهزة ويندوز'),
    {
      upgrade: 'POS-WIN-65',
      idRelease: '@RLS.TILL-W-650',
      oldest: '6.2.0',
      mode: 'C',
      from: '2026-11-10',
      hours: {
        days: { MON: night, TUE: night, WED: night, THU: night },
        closed: ['2026-12-24', '2026-12-31'],
      },
    },
  ),
  record('AND-65', told('6.5 to tills on Android', '6.5 a las cajas con Android', '6.5 إلى أجهزة أندرويد'), {
    upgrade: 'POS-AND-65',
    idRelease: '@RLS.TILL-A-650',
    oldest: '6.0.0',
    mode: 'A',
    from: '2026-11-12',
    until: '2027-01-31',
    percent: 50,
    countries: [{ country: 'ES' }, { country: 'PA' }],
  }),
  record('AND-651-TEST', told('6.5.1, a few first', '6.5.1, unas pocas primero', '6.5.1، قليل منها أولًا'), {
    upgrade: 'POS-AND-651',
    idRelease: '@RLS.TILL-A-651',
    oldest: '6.5.0',
    mode: 'N',
    from: '2026-11-24',
    percent: 5,
    countries: [{ country: 'ES-AR' }],
  }),
];
