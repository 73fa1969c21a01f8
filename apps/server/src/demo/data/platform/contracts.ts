import { payEnrollment } from '@comanda/api/areas/factorypay/payEnrollment';
import { licenceSubscription } from '@comanda/api/areas/licensing/licenceSubscription';
import type { DemoTable } from '../../tables.ts';

/** What businesses have ordered of the platform. */
export const contractTables: readonly DemoTable[] = [
  {
    resource: licenceSubscription,
    rows: [
      {
        code: 'ENC-MAD',
        text: { en: 'La Encina, Chamberí', es: 'La Encina, Chamberí', ar: 'لا إنسينا، تشامبيري' },
        draft: (id) => ({
          companyCode: 'ENCINA',
          storeCode: 'MAD',
          idBundle: id('BND', 'RESTAURANT'),
          idLicenceBrand: id('BRN', 'HOUSE'),
          from: '2026-02-11',
          until: '2027-02-10',
        }),
      },
      {
        code: 'ENC-LPA',
        text: { en: 'La Encina, Las Palmas', es: 'La Encina, Las Palmas', ar: 'لا إنسينا، لاس بالماس' },
        draft: (id) => ({
          companyCode: 'ENCINA',
          storeCode: 'LPA',
          idBundle: id('BND', 'BAR'),
          idLicenceBrand: id('BRN', 'HOUSE'),
          from: '2026-04-02',
          until: '2027-04-01',
          renewal: 'M',
        }),
      },
      {
        code: 'BRASA',
        text: {
          en: 'Brasa Veloz, all stores',
          es: 'Brasa Veloz, todas las tiendas',
          ar: 'براسا فيلوث، كل المتاجر',
        },
        draft: (id) => ({
          companyCode: 'BRASA',
          idBundle: id('BND', 'FASTFOOD'),
          idLicenceBrand: id('BRN', 'LUMBRAL'),
          quantity: 3,
          from: '2026-05-20',
          until: '2027-05-19',
        }),
      },
      {
        code: 'ENC-FAIR',
        text: { en: 'La Encina at the fair', es: 'La Encina en la feria', ar: 'لا إنسينا في المعرض' },
        draft: (id) => ({
          companyCode: 'ENCINA',
          idBundle: id('BND', 'BAR'),
          state: 'EXP',
          from: '2025-09-15',
          until: '2025-10-15',
          renewal: 'N',
        }),
      },
      {
        code: 'IST-TRY',
        text: {
          en: 'Casa Istmo, second bar',
          es: 'Casa Istmo, segunda barra',
          ar: 'كاسا إستمو، البار الثاني',
        },
        draft: (id) => ({
          companyCode: 'ISTMO',
          storeCode: 'PTY',
          idBundle: id('BND', 'BAR'),
          state: 'CAN',
          from: '2026-01-08',
          until: '2027-01-07',
          renewal: 'N',
          cancelled: '2026-08-31',
          reason: 'The second bar was not opened after all.',
        }),
      },
    ],
  },
  {
    resource: payEnrollment,
    rows: [
      {
        code: 'ENC-TRI',
        text: {
          en: 'La Encina, terrace of Triana',
          es: 'La Encina, terraza de Triana',
          ar: 'لا إنسينا، شرفة تريانا',
        },
        draft: (id) => ({
          companyCode: 'ENCINA',
          storeCode: 'LPA',
          legalName: 'Taberna La Encina S.L.',
          document: 'B84235712',
          contact: 'Carmen Robledo',
          email: 'carmen@tabernalaencina.example',
          phone: '+34 928 330 120',
          state: 'SNT',
          idPayTariff: id('FPT', 'RESTO'),
          idPayReseller: id('FPE', 'NORTE'),
          monthlyVolume: '18000',
          averagePayment: '31.5',
          activity: '56.10',
          iban: 'ES7921000813610123456789',
          readers: 2,
          submitted: '2026-11-24',
        }),
      },
      {
        code: 'BRA-APP',
        text: {
          en: 'Brasa Veloz, orders online',
          es: 'Brasa Veloz, pedidos en línea',
          ar: 'براسا فيلوث، الطلبات عبر الإنترنت',
        },
        draft: (id) => ({
          companyCode: 'BRASA',
          legalName: 'Brasa Veloz Restauración, S.L.',
          document: 'B99582140',
          contact: 'Jordi Vidal',
          email: 'pagos@brasaveloz.example',
          state: 'APR',
          idPayTariff: id('FPT', 'ONLINE'),
          monthlyVolume: '64000',
          averagePayment: '17.2',
          activity: '56.10',
          iban: 'ES9121000418450200051332',
          readers: 0,
          submitted: '2026-10-02',
        }),
      },
      {
        code: 'IST-BAR',
        text: {
          en: 'Casa Istmo, second bar',
          es: 'Casa Istmo, segunda barra',
          ar: 'كاسا إستمو، البار الثاني',
        },
        draft: {
          companyCode: 'ISTMO',
          storeCode: 'PTY',
          legalName: 'Casa Istmo, S.A.',
          email: 'hola@casaistmo.example',
          state: 'RJC',
          reason: 'The licence of the second bar is still missing. Send it and we look again.',
          monthlyVolume: '9000',
          averagePayment: '14',
          submitted: '2026-07-19',
        },
      },
      {
        code: 'ENC-HEN',
        text: { en: 'La Encina at Hendaye', es: 'La Encina en Hendaya', ar: 'لا إنسينا في هنداي' },
        draft: {
          companyCode: 'ENCINA',
          legalName: 'Taberna La Encina S.L.',
          contact: 'Carmen Robledo',
          email: 'carmen@tabernalaencina.example',
          monthlyVolume: '25000',
          averagePayment: '36',
          notes: 'Opens in spring; asks for French cards at the national fee.',
        },
      },
    ],
  },
];
