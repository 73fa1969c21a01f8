import { applePush } from '@comanda/api/areas/notifications/applePush';
import { classSubscription } from '@comanda/api/areas/notifications/classSubscription';
import { fcm } from '@comanda/api/areas/notifications/fcm';
import { notificationSubscription } from '@comanda/api/areas/notifications/notificationSubscription';
import type { DemoTable } from '../../tables.ts';

/** It stands where a key does, and says what it is to whoever finds it. */
const noKey = (of: string): string =>
  JSON.stringify({
    note: `This is no key. It stands in the demonstration where the key of ${of} would, and opens nothing.`,
  });

/** How notifications reach devices, and who is told what. */
export const pushTables: readonly DemoTable[] = [
  {
    resource: fcm,
    rows: [
      {
        code: 'POS',
        text: { en: 'Tills on Android', es: 'Cajas con Android', ar: 'الصناديق بنظام أندرويد' },
        draft: (id) => ({
          idApp: id('APP', 'POS'),
          projectId: 'comanda-pos-demo',
          senderId: '410277385016',
          key: noKey('the tills'),
          expires: '2027-09-30',
        }),
      },
      {
        code: 'ORDERS',
        text: { en: 'Orders at the table', es: 'Comandas en mesa', ar: 'الطلبات على الطاولة' },
        draft: (id) => ({
          idApp: id('APP', 'ORDERS'),
          projectId: 'comanda-orders-demo',
          senderId: '410277385033',
          key: noKey('orders at the table'),
        }),
      },
    ],
  },
  {
    resource: applePush,
    rows: [
      {
        code: 'ORDERS',
        text: { en: 'Orders at the table', es: 'Comandas en mesa', ar: 'الطلبات على الطاولة' },
        draft: (id) => ({
          idApp: id('APP', 'ORDERS'),
          teamId: 'CMDADEMO01',
          keyId: 'DEMOKEY001',
          topic: 'example.comanda.orders',
          key: noKey('orders at the table'),
          expires: '2027-06-30',
        }),
      },
      {
        code: 'ORDERS-T',
        text: { en: 'Orders, to try', es: 'Comandas, pruebas', ar: 'الطلبات، للتجربة' },
        draft: (id) => ({
          idApp: id('APP', 'ORDERS'),
          teamId: 'CMDADEMO01',
          keyId: 'DEMOKEY002',
          topic: 'example.comanda.orders.beta',
          environment: 'S',
          key: noKey('orders that are tried'),
        }),
      },
    ],
  },
  {
    resource: classSubscription,
    rows: [
      {
        code: 'DAY-CLD',
        text: {
          en: 'Close of the day, back office',
          es: 'Cierre del día, gestión',
          ar: 'إغلاق اليوم، الإدارة',
        },
        draft: (id) => ({ idNotificationClass: id('NCL', 'DAY'), platforms: ['web'] }),
      },
      {
        code: 'ORD-POS',
        text: { en: 'Orders, tills', es: 'Pedidos, cajas', ar: 'الطلبات، الصناديق' },
        draft: (id) => ({
          idNotificationClass: id('NCL', 'ORDERS'),
          application: 'POS',
          platforms: ['fcm', 'apns'],
        }),
      },
      {
        code: 'STK-CLD',
        text: { en: 'Stock, back office', es: 'Existencias, gestión', ar: 'المخزون، الإدارة' },
        draft: (id) => ({
          idNotificationClass: id('NCL', 'STOCK'),
          platforms: ['web', 'fcm', 'apns'],
          byDefault: 'N',
        }),
      },
    ],
  },
  {
    resource: notificationSubscription,
    rows: [
      {
        code: 'CARMEN-Z',
        text: { en: 'Carmen, closings', es: 'Carmen, cierres', ar: 'كارمن، الإغلاقات' },
        draft: (id) => ({
          email: 'owner@comanda.test',
          idNotificationClass: id('NCL', 'DAY'),
          idNotificationType: id('NTY', 'Z-DONE'),
          platforms: ['web'],
        }),
      },
      {
        code: 'CARMEN-S',
        text: { en: 'Carmen, stock', es: 'Carmen, existencias', ar: 'كارمن، المخزون' },
        draft: (id) => ({
          email: 'owner@comanda.test',
          idNotificationClass: id('NCL', 'STOCK'),
          platforms: ['apns', 'web'],
        }),
      },
      {
        code: 'SUPPORT',
        text: { en: 'Support, service', es: 'Soporte, servicio', ar: 'الدعم، الخدمة' },
        draft: (id) => ({
          email: 'support@comanda.example',
          idNotificationClass: id('NCL', 'SERVICE'),
          platforms: ['web'],
        }),
      },
    ],
  },
];
