import { connector } from '@comanda/api/areas/hub/connector';
import { orderingCompany } from '@comanda/api/areas/hub/orderingCompany';
import { orderingService } from '@comanda/api/areas/hub/orderingService';
import type { DemoTable } from '../../tables.ts';

/** Where orders come from outside, how the platform speaks to it, and who sells there. */
export const orderingTables: readonly DemoTable[] = [
  {
    resource: connector,
    rows: [
      {
        code: 'RAUDO',
        text: { en: 'Raudo, callback', es: 'Raudo, callback', ar: 'راودو، استدعاء راجع' },
        draft: { kind: 'CLB', url: 'https://partners.raudo.example/v2/orders/status', attempts: 6 },
      },
      {
        code: 'MESALIA',
        text: { en: 'Mesalia, queue', es: 'Mesalia, cola', ar: 'ميساليا، طابور' },
        draft: {
          kind: 'RMQ',
          authentication: 'USE',
          host: 'mq.mesalia.example',
          virtualHost: '/comanda',
          exchange: 'orders',
          queue: 'orders.status',
          attempts: 10,
          timeout: 20,
        },
      },
      {
        code: 'KIOSK',
        text: { en: 'Kiosks', es: 'Kioscos', ar: 'أكشاك الطلب' },
        draft: {
          kind: 'CLB',
          authentication: 'DLN',
          url: 'https://kiosks.comanda.example/orders',
          attempts: 3,
          timeout: 5,
        },
      },
    ],
  },
  {
    resource: orderingService,
    rows: [
      {
        code: 'RAUDO',
        text: { en: 'Raudo', es: 'Raudo', ar: 'راودو' },
        draft: (id) => ({
          kind: 'M',
          idConnector: id('HCN', 'RAUDO'),
          url: 'https://raudo.example',
          commission: '28',
          image: { color: '#c2410c' },
          statuses: ['ACP', 'PST', 'PCO', 'PPK', 'RJT', 'CNS', 'CNC'],
          notes: 'Riders wait at most eight minutes; orders that are late are credited to the guest.',
        }),
      },
      {
        code: 'MESALIA',
        text: { en: 'Mesalia', es: 'Mesalia', ar: 'ميساليا' },
        draft: (id) => ({
          kind: 'M',
          idConnector: id('HCN', 'MESALIA'),
          url: 'https://mesalia.example',
          commission: '24.5',
          image: { color: '#1d4ed8' },
          statuses: ['RCV', 'ACP', 'PCO', 'DLV', 'RJT', 'CNS', 'CNC', 'CRC', 'PLN'],
        }),
      },
      {
        code: 'SHOP',
        text: { en: 'Own online shop', es: 'Tienda en línea propia', ar: 'المتجر الإلكتروني الخاص' },
        draft: {
          kind: 'S',
          commission: '0',
          image: { color: '#0f766e' },
          statuses: ['PRC', 'SNT', 'ACP', 'PST', 'PCO', 'DLV', 'RJT', 'CRC'],
        },
      },
      {
        code: 'KIOSK',
        text: { en: 'Kiosk in the store', es: 'Kiosco en la tienda', ar: 'كشك داخل الفرع' },
        draft: (id) => ({
          kind: 'K',
          idConnector: id('HCN', 'KIOSK'),
          commission: '0',
          statuses: ['ACP', 'PCO', 'PPK'],
        }),
      },
    ],
  },
  {
    resource: orderingCompany,
    rows: [
      {
        code: 'ENC-MES',
        text: { en: 'La Encina at Mesalia', es: 'La Encina en Mesalia', ar: 'لا إنسينا في ميساليا' },
        draft: (id) => ({
          idOrderingService: id('HOS', 'MESALIA'),
          companyCode: 'ENCINA',
          storeCode: 'MAD',
          externalCode: 'es-mad-encina-ponzano',
          from: '2026-03-01',
        }),
      },
      {
        code: 'BRA-RAU',
        text: { en: 'Brasa Veloz at Raudo', es: 'Brasa Veloz en Raudo', ar: 'براسا فيلوث في راودو' },
        draft: (id) => ({
          idOrderingService: id('HOS', 'RAUDO'),
          companyCode: 'BRASA',
          externalCode: 'brasa-veloz',
          commission: '22',
          from: '2026-01-15',
          until: '2027-01-14',
        }),
      },
      {
        code: 'BRA-KIO',
        text: { en: 'Brasa Veloz, kiosks', es: 'Brasa Veloz, kioscos', ar: 'براسا فيلوث، الأكشاك' },
        draft: (id) => ({
          idOrderingService: id('HOS', 'KIOSK'),
          companyCode: 'BRASA',
          externalCode: 'BRASA-KIOSK',
        }),
      },
    ],
  },
];
