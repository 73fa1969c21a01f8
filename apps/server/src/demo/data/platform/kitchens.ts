import { emitterKind } from '@comanda/api/areas/kitchen/emitterKind';
import { monitorKind } from '@comanda/api/areas/kitchen/monitorKind';
import { productionCircuit } from '@comanda/api/areas/kitchen/productionCircuit';
import type { DemoTable } from '../../tables.ts';

/** The boards that kitchens are offered, and what sends orders to them. */
export const kitchenTables: readonly DemoTable[] = [
  {
    resource: monitorKind,
    rows: [
      {
        code: 'REGULAR',
        text: { en: 'Section of a kitchen', es: 'Partida de cocina', ar: 'قسم من المطبخ' },
        draft: {
          kind: 'REGULAR',
          views: ['SEPARATED', 'CONSOLIDATED', 'MIXED'],
          filters: ['NFN', 'PND', 'CRT', 'FNL', 'DSC', 'ALL'],
          capabilities: ['STR', 'FNL', 'DSC', 'UND'],
          description: 'A cook sees the dishes of their own section and starts and finishes each.',
        },
      },
      {
        code: 'FASTFOOD',
        text: { en: 'Fast food line', es: 'Línea de comida rápida', ar: 'خط الوجبات السريعة' },
        draft: {
          kind: 'FASTFOOD',
          views: ['SEPARATED', 'CONSOLIDATED', 'MIXED'],
          filters: ['NFN', 'PND', 'CRT', 'FNL', 'DSC', 'ALL'],
          capabilities: ['FNL', 'DSC', 'UND'],
          description: 'Nothing is started: one press finishes.',
        },
      },
      {
        code: 'PREP',
        text: { en: 'Pass', es: 'Pase', ar: 'نقطة التجميع' },
        draft: {
          kind: 'PREPARATION',
          views: ['SEPARATED', 'SEPARATED_READY'],
          filters: ['FNL', 'RDY', 'ALL'],
          capabilities: ['RDY', 'UND'],
          description: 'What the sections have finished is put together and made ready.',
        },
      },
      {
        code: 'FULL',
        text: { en: 'Whole order', es: 'Pedido completo', ar: 'الطلب الكامل' },
        draft: {
          kind: 'FULLORDER',
          views: ['FULL_TICKET', 'FULL_TICKET_READY'],
          filters: ['NFN', 'PND', 'CRT', 'FNL', 'DSC', 'ALL'],
          capabilities: ['STR', 'FNL', 'RDY', 'DSC', 'UND'],
          description: 'A small kitchen or the head chef sees orders with the dishes of all sections.',
        },
      },
      {
        code: 'PICKUP',
        text: { en: 'Numbers to collect', es: 'Números para recoger', ar: 'أرقام الاستلام' },
        draft: {
          kind: 'PICKUP',
          views: ['SEPARATED_READY'],
          filters: ['RDY', 'ALL'],
          capabilities: ['CLL'],
          description: 'Guests see which numbers are being prepared and which are ready.',
        },
      },
    ],
  },
  {
    resource: emitterKind,
    rows: [
      {
        code: 'TILL',
        text: { en: 'Till', es: 'Caja', ar: 'الصندوق' },
        draft: { services: ['00', '01', '02'], capabilities: ['CRS', 'NOT', 'CHG', 'VOD'] },
      },
      {
        code: 'HANDHELD',
        text: { en: 'Waiter’s handheld', es: 'Comandero', ar: 'جهاز النادل' },
        draft: { services: ['00'], capabilities: ['CRS', 'NOT', 'CHG', 'VOD'] },
      },
      {
        code: 'KIOSK',
        text: { en: 'Kiosk', es: 'Kiosco', ar: 'كشك الطلب' },
        draft: { services: ['00', '01'], capabilities: ['NUM', 'PRE'] },
      },
      {
        code: 'QR',
        text: { en: 'QR at the table', es: 'QR en la mesa', ar: 'رمز QR على الطاولة' },
        draft: { services: ['00'], capabilities: ['NOT', 'PRE'] },
      },
      {
        code: 'HUB',
        text: { en: 'Ordering hub', es: 'Central de pedidos', ar: 'مركز الطلبات' },
        draft: {
          services: ['01', '02', '03'],
          capabilities: ['NOT', 'VOD', 'NUM', 'PRE'],
          description: 'Orders of delivery platforms and of the own online shop.',
        },
      },
    ],
  },
  {
    resource: productionCircuit,
    rows: [
      {
        code: 'TABLE',
        text: { en: 'Table service', es: 'Servicio de mesa', ar: 'خدمة الطاولات' },
        draft: (id) => ({
          services: ['00'],
          steps: [
            { idMonitorKind: id('KMK', 'REGULAR'), reaches: 'FNL', skips: 'N' },
            { idMonitorKind: id('KMK', 'PREP'), reaches: 'RDY', skips: 'S' },
            // Who eats in without a table is called.
            { idMonitorKind: id('KMK', 'PICKUP'), reaches: 'DLV', skips: 'S' },
          ],
        }),
      },
      {
        code: 'COUNTER',
        text: { en: 'Counter and collection', es: 'Mostrador y recogida', ar: 'المنضدة والاستلام' },
        draft: (id) => ({
          services: ['01', '03'],
          steps: [
            { idMonitorKind: id('KMK', 'FASTFOOD'), reaches: 'FNL', skips: 'N' },
            { idMonitorKind: id('KMK', 'PREP'), reaches: 'RDY', skips: 'S' },
            { idMonitorKind: id('KMK', 'PICKUP'), reaches: 'DLV', skips: 'N' },
          ],
        }),
      },
    ],
  },
];
