import { payCost } from '@comanda/api/areas/factorypay/payCost';
import { payMerchantAccount } from '@comanda/api/areas/factorypay/payMerchantAccount';
import { payModelDevice } from '@comanda/api/areas/factorypay/payModelDevice';
import { payRegion } from '@comanda/api/areas/factorypay/payRegion';
import { payReseller } from '@comanda/api/areas/factorypay/payReseller';
import { payShare } from '@comanda/api/areas/factorypay/payShare';
import { payTariff } from '@comanda/api/areas/factorypay/payTariff';
import type { DemoTable } from '../../tables.ts';

type Fee = readonly [
  brand: 'VISA' | 'MSTC' | 'AMEX',
  card: 'ALL' | 'CRD' | 'DBT',
  origin: 'ALL' | 'NAT' | 'REG' | 'INT',
  percent: string,
  fixed: string,
];
const fees = (...rows: readonly Fee[]) =>
  rows.map(([brand, card, origin, percent, fixed]) => ({ brand, card, origin, percent, fixed }));
/** Countries of the European Economic Area, within which a card is regional. */
const eea = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK';

/** How a platform sells card payment: what it pays, what it asks for, and who brings the customers. */
export const cardTables: readonly DemoTable[] = [
  {
    resource: payRegion,
    rows: [
      {
        code: 'EEA',
        text: {
          en: 'European Economic Area',
          es: 'Espacio Económico Europeo',
          ar: 'المنطقة الاقتصادية الأوروبية',
        },
        draft: { currency: 'EUR', countries: eea.split(' ').map((country) => ({ country })) },
      },
      {
        code: 'GB',
        text: { en: 'United Kingdom', es: 'Reino Unido', ar: 'المملكة المتحدة' },
        draft: { currency: 'GBP', countries: ['GB', 'IM', 'JE', 'GG'].map((country) => ({ country })) },
      },
      {
        code: 'PA',
        text: { en: 'Panama', es: 'Panamá', ar: 'بنما' },
        draft: {
          currency: 'PAB',
          countries: ['CR', 'CO', 'NI', 'HN', 'SV', 'GT'].map((country) => ({ country })),
        },
      },
      {
        code: 'CAM',
        text: { en: 'Central America', es: 'Centroamérica', ar: 'أمريكا الوسطى' },
        draft: {
          currency: 'USD',
          countries: ['PA', 'CR', 'NI', 'HN', 'SV', 'GT', 'BZ'].map((country) => ({ country })),
        },
      },
    ],
  },
  {
    resource: payTariff,
    rows: [
      {
        code: 'RESTO',
        text: { en: 'Restaurants', es: 'Restauración', ar: 'المطاعم' },
        draft: (id) => ({
          idPayRegion: id('FPR', 'EEA'),
          scope: 'POS',
          fees: fees(
            ['VISA', 'DBT', 'NAT', '0.55', '0'],
            ['VISA', 'CRD', 'NAT', '0.75', '0'],
            ['VISA', 'ALL', 'REG', '1.1', '0.05'],
            ['VISA', 'ALL', 'INT', '2.2', '0.1'],
            ['MSTC', 'DBT', 'NAT', '0.55', '0'],
            ['MSTC', 'CRD', 'NAT', '0.75', '0'],
            ['MSTC', 'ALL', 'REG', '1.1', '0.05'],
            ['MSTC', 'ALL', 'INT', '2.2', '0.1'],
            ['AMEX', 'ALL', 'ALL', '2.4', '0.1'],
          ),
        }),
      },
      {
        code: 'SMALL',
        text: { en: 'Small amounts', es: 'Importes pequeños', ar: 'المبالغ الصغيرة' },
        draft: (id) => ({
          idPayRegion: id('FPR', 'EEA'),
          scope: 'POS',
          limit: 'MAX',
          limitAmount: '15',
          fees: fees(
            ['VISA', 'ALL', 'ALL', '0.4', '0.02'],
            ['MSTC', 'ALL', 'ALL', '0.4', '0.02'],
            ['AMEX', 'ALL', 'ALL', '1.9', '0'],
          ),
        }),
      },
      {
        code: 'ONLINE',
        text: { en: 'Online orders', es: 'Pedidos en línea', ar: 'الطلبات عبر الإنترنت' },
        draft: (id) => ({
          idPayRegion: id('FPR', 'EEA'),
          scope: 'ECM',
          fees: fees(
            ['VISA', 'ALL', 'NAT', '1.2', '0.2'],
            ['VISA', 'ALL', 'INT', '2.9', '0.25'],
            ['MSTC', 'ALL', 'NAT', '1.2', '0.2'],
            ['MSTC', 'ALL', 'INT', '2.9', '0.25'],
            ['AMEX', 'ALL', 'ALL', '2.9', '0.25'],
          ),
        }),
      },
      {
        code: 'BANQUET',
        text: { en: 'Banquets and groups', es: 'Banquetes y grupos', ar: 'الولائم والمجموعات' },
        draft: (id) => ({
          idPayRegion: id('FPR', 'EEA'),
          limit: 'MIN',
          limitAmount: '500',
          from: '2026-09-01',
          until: '2027-08-31',
          fees: fees(['VISA', 'ALL', 'ALL', '0.5', '0'], ['MSTC', 'ALL', 'ALL', '0.5', '0']),
        }),
      },
      {
        code: 'PANAMA',
        text: { en: 'Panama', es: 'Panamá', ar: 'بنما' },
        draft: (id) => ({
          idPayRegion: id('FPR', 'PA'),
          fees: fees(
            ['VISA', 'ALL', 'ALL', '3.1', '0.1'],
            ['MSTC', 'ALL', 'ALL', '3.1', '0.1'],
            ['AMEX', 'ALL', 'ALL', '3.9', '0.1'],
          ),
        }),
      },
    ],
  },
  {
    resource: payCost,
    rows: [
      {
        code: 'ATL-POS',
        text: { en: 'Banco de Ribera, tills', es: 'Banco de Ribera, cajas', ar: 'بانكو دي ريبيرا، الصناديق' },
        draft: (id) => ({
          acquirer: 'Banco de Ribera',
          idPayRegion: id('FPR', 'EEA'),
          scope: 'POS',
          fees: fees(
            ['VISA', 'DBT', 'NAT', '0.28', '0'],
            ['VISA', 'CRD', 'NAT', '0.38', '0'],
            ['VISA', 'ALL', 'REG', '0.62', '0.02'],
            ['VISA', 'ALL', 'INT', '1.7', '0.05'],
            ['MSTC', 'DBT', 'NAT', '0.28', '0'],
            ['MSTC', 'CRD', 'NAT', '0.38', '0'],
            ['MSTC', 'ALL', 'REG', '0.62', '0.02'],
            ['MSTC', 'ALL', 'INT', '1.7', '0.05'],
            ['AMEX', 'ALL', 'ALL', '1.8', '0.05'],
          ),
        }),
      },
      {
        code: 'ATL-ECM',
        text: {
          en: 'Banco de Ribera, online',
          es: 'Banco de Ribera, en línea',
          ar: 'بانكو دي ريبيرا، عبر الإنترنت',
        },
        draft: (id) => ({
          acquirer: 'Banco de Ribera',
          idPayRegion: id('FPR', 'EEA'),
          scope: 'ECM',
          fees: fees(['VISA', 'ALL', 'ALL', '0.8', '0.12'], ['MSTC', 'ALL', 'ALL', '0.8', '0.12']),
        }),
      },
      {
        code: 'IST-ALL',
        text: { en: 'Banco del Canal', es: 'Banco del Canal', ar: 'بانكو ديل كانال' },
        draft: (id) => ({
          acquirer: 'Banco del Canal',
          idPayRegion: id('FPR', 'CAM'),
          limit: 'MIN',
          limitAmount: '1',
          fees: fees(['VISA', 'ALL', 'ALL', '2.3', '0.05'], ['MSTC', 'ALL', 'ALL', '2.3', '0.05']),
        }),
      },
    ],
  },
  {
    resource: payReseller,
    rows: [
      {
        code: 'NORTE',
        text: { en: 'Cobros del Norte', es: 'Cobros del Norte', ar: 'كوبروس ديل نورتي' },
        draft: {
          legalName: 'Cobros del Norte S.L.',
          document: 'B95000017',
          contact: 'Ainhoa Lasa',
          email: 'comercial@cobrosnorte.example',
          phone: '+34 944 000 120',
          street: 'Alameda de Recalde 30',
          zip: '48009',
          city: 'Bilbao',
          iban: 'ES9121000418450200051332',
        },
      },
      {
        code: 'CANAL',
        text: { en: 'Pagos Canal', es: 'Pagos Canal', ar: 'باغوس كانال' },
        draft: {
          legalName: 'Pagos Canal S.A.',
          contact: 'Rubén Icaza',
          email: 'ventas@pagoscanal.example',
          phone: '+507 300 0040',
          street: 'Calle 50, torre 2',
          city: 'Panamá',
          country: 'PA',
        },
      },
    ],
  },
  {
    resource: payShare,
    rows: [
      {
        code: 'NORTE-25',
        text: { en: 'Cobros del Norte, 25 %', es: 'Cobros del Norte, 25 %', ar: 'كوبروس ديل نورتي، 25٪' },
        draft: (id) => ({ idPayReseller: id('FPE', 'NORTE'), percent: '25', from: '2026-01-01' }),
      },
      {
        code: 'NORTE-ON',
        text: {
          en: 'Cobros del Norte, online',
          es: 'Cobros del Norte, en línea',
          ar: 'كوبروس ديل نورتي، عبر الإنترنت',
        },
        draft: (id) => ({
          idPayReseller: id('FPE', 'NORTE'),
          idPayTariff: id('FPT', 'ONLINE'),
          percent: '35',
          from: '2026-06-01',
          until: '2027-05-31',
        }),
      },
      {
        code: 'CANAL-40',
        text: { en: 'Pagos Canal, 40 %', es: 'Pagos Canal, 40 %', ar: 'باغوس كانال، 40٪' },
        draft: (id) => ({
          idPayReseller: id('FPE', 'CANAL'),
          idPayTariff: id('FPT', 'PANAMA'),
          percent: '40',
        }),
      },
    ],
  },
  {
    resource: payMerchantAccount,
    rows: [
      {
        code: 'ENC-MAD',
        text: { en: 'La Encina, Madrid', es: 'La Encina, Madrid', ar: 'لا إنسينا، مدريد' },
        draft: (id) => ({
          holder: 'Taberna La Encina S.L.',
          companyCode: 'ENCINA',
          storeCode: 'MAD',
          acquirer: 'Banco de Ribera',
          merchantNumber: '347100281',
          idPayTariff: id('FPT', 'RESTO'),
          idPayReseller: id('FPE', 'NORTE'),
          iban: 'ES7921000813610123456789',
          sweep: 'DAY',
        }),
      },
      {
        code: 'ENC-LPA',
        text: { en: 'La Encina, Las Palmas', es: 'La Encina, Las Palmas', ar: 'لا إنسينا، لاس بالماس' },
        draft: (id) => ({
          holder: 'Taberna La Encina S.L.',
          companyCode: 'ENCINA',
          storeCode: 'LPA',
          acquirer: 'Banco de Ribera',
          merchantNumber: '347100299',
          idPayTariff: id('FPT', 'RESTO'),
          iban: 'ES7921000813610123456789',
          sweep: 'WEK',
          weekDay: 'MON',
        }),
      },
      {
        code: 'BRASA',
        text: { en: 'Brasa Veloz', es: 'Brasa Veloz', ar: 'براسا فيلوث' },
        draft: (id) => ({
          holder: 'Brasa Veloz S.A.',
          companyCode: 'BRASA',
          acquirer: 'Banco de Ribera',
          merchantNumber: '347200014',
          idPayTariff: id('FPT', 'SMALL'),
          idPayReseller: id('FPE', 'NORTE'),
          iban: 'ES9121000418450200051332',
          sweep: 'DAY',
        }),
      },
      {
        code: 'BRA-BCN',
        text: { en: 'Brasa Veloz, Sants', es: 'Brasa Veloz, Sants', ar: 'براسا فيلوث، سانتس' },
        draft: (id) => ({
          holder: 'Brasa Veloz S.A.',
          companyCode: 'BRASA',
          storeCode: 'BCN',
          acquirer: 'Banco de Ribera',
          merchantNumber: '347200022',
          idPayTariff: id('FPT', 'SMALL'),
          iban: 'ES9121000418450200051332',
          sweep: 'MAN',
        }),
      },
      {
        code: 'ISTMO',
        text: { en: 'Casa Istmo', es: 'Casa Istmo', ar: 'كاسا إستمو' },
        draft: (id) => ({
          holder: 'Casa Istmo S.A.',
          companyCode: 'ISTMO',
          storeCode: 'PTY',
          acquirer: 'Banco del Canal',
          merchantNumber: '507000112',
          idPayTariff: id('FPT', 'PANAMA'),
          idPayReseller: id('FPE', 'CANAL'),
          iban: 'DE89370400440532013000',
          sweep: 'MNT',
          monthDay: 5,
        }),
      },
    ],
  },
  {
    resource: payModelDevice,
    rows: [
      {
        code: 'DAT-P2',
        text: {
          en: 'Portable with printer',
          es: 'Portátil con impresora',
          ar: 'محمول بطابعة',
        },
        draft: {
          manufacturer: 'Terminova',
          operatingSystem: 'Android',
          reads: ['CHP', 'CTL', 'MAG', 'QRC'],
          connections: ['WIF', 'MOB', 'BLU'],
          hasPrinter: 'S',
          approvedUntil: '2030-04-30',
        },
      },
      {
        code: 'DAT-C1',
        text: { en: 'Countertop', es: 'De mostrador', ar: 'ثابت على المنضدة' },
        draft: {
          manufacturer: 'Terminova',
          operatingSystem: 'Unknown',
          reads: ['CHP', 'CTL', 'MAG'],
          connections: ['ETH', 'USB'],
          approvedUntil: '2028-04-30',
        },
      },
      {
        code: 'TAP-K',
        text: { en: 'Kiosk reader', es: 'Lector de kiosco', ar: 'قارئ كشك' },
        draft: {
          manufacturer: 'Tapnova',
          operatingSystem: 'Windows',
          reads: ['CTL', 'QRC'],
          connections: ['USB'],
          hasPinPad: 'N',
          approvedUntil: '2031-04-30',
        },
      },
    ],
  },
];
