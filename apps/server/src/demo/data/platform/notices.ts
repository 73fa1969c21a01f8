import { notificationClass } from '@comanda/api/areas/notifications/notificationClass';
import { notificationTemplate } from '@comanda/api/areas/notifications/notificationTemplate';
import { notificationType } from '@comanda/api/areas/notifications/notificationType';
import type { DemoTable } from '../../tables.ts';

const texts = (...rows: readonly (readonly [language: string, title: string, body: string])[]) =>
  rows.map(([language, title, body]) => ({ language, title, body }));

/** What people are told about, and in which words. */
export const noticeTables: readonly DemoTable[] = [
  {
    resource: notificationClass,
    rows: [
      {
        code: 'DAY',
        text: { en: 'Day’s business', es: 'Actividad del día', ar: 'أعمال اليوم' },
        draft: { color: '#0f766e', description: 'Closings and figures of the day.' },
      },
      {
        code: 'ORDERS',
        text: { en: 'Orders', es: 'Pedidos', ar: 'الطلبات' },
        draft: { severity: 'W', color: '#b45309', description: 'Orders that wait or were cancelled.' },
      },
      {
        code: 'STOCK',
        text: { en: 'Stock', es: 'Existencias', ar: 'المخزون' },
        draft: { severity: 'W', color: '#1d4ed8', description: 'Products below their minimum.' },
      },
      {
        code: 'SERVICE',
        text: { en: 'Service and licences', es: 'Servicio y licencias', ar: 'الخدمة والتراخيص' },
        draft: {
          severity: 'U',
          isMandatory: 'S',
          color: '#be123c',
          description: 'Interruptions, licences that end, failed reports to a tax authority.',
        },
      },
    ],
  },
  {
    resource: notificationType,
    rows: [
      {
        code: 'Z-DONE',
        text: { en: 'Day closed', es: 'Cierre de caja', ar: 'إقفال اليوم' },
        draft: (id) => ({
          idNotificationClass: id('NCL', 'DAY'),
          audience: 'STR',
          platforms: ['web', 'fcm', 'apns'],
          path: '/documents/sales/tickets',
          keptDays: 90,
        }),
      },
      {
        code: 'ORDER-LATE',
        text: { en: 'Order waiting', es: 'Pedido en espera', ar: 'طلب في الانتظار' },
        draft: (id) => ({
          idNotificationClass: id('NCL', 'ORDERS'),
          audience: 'STR',
          platforms: ['web', 'fcm', 'apns'],
          keptDays: 7,
        }),
      },
      {
        code: 'STOCK-LOW',
        text: { en: 'Stock below minimum', es: 'Existencias bajo mínimo', ar: 'المخزون أقل من الحد' },
        draft: (id) => ({
          idNotificationClass: id('NCL', 'STOCK'),
          platforms: ['web'],
          path: '/settings/sales/products',
        }),
      },
      {
        code: 'LICENCE-END',
        text: { en: 'Licence ending', es: 'Licencia a punto de caducar', ar: 'ترخيص على وشك الانتهاء' },
        draft: (id) => ({
          idNotificationClass: id('NCL', 'SERVICE'),
          platforms: ['web', 'fcm', 'apns'],
          keptDays: 365,
        }),
      },
      {
        code: 'FISCAL-FAIL',
        text: { en: 'Fiscal report failed', es: 'Envío fiscal fallido', ar: 'فشل الإرسال الضريبي' },
        draft: (id) => ({
          idNotificationClass: id('NCL', 'SERVICE'),
          audience: 'SYS',
          platforms: ['web'],
          path: '/system/fiscal/gateway',
          keptDays: 365,
        }),
      },
    ],
  },
  {
    resource: notificationTemplate,
    rows: [
      {
        code: 'Z-DONE',
        text: { en: 'Day closed', es: 'Cierre de caja', ar: 'إقفال اليوم' },
        draft: (id) => ({
          idNotificationType: id('NTY', 'Z-DONE'),
          platforms: ['web', 'fcm', 'apns'],
          texts: texts(
            [
              'en-GB',
              '{store} has closed',
              '{tickets} tickets, {amount} in total.\nClosing number {number}.',
            ],
            ['es-ES', '{store} ha cerrado', '{tickets} tickets, {amount} en total.\nCierre número {number}.'],
            ['ar-EG', 'أُقفل {store}', 'عدد التذاكر {tickets}، والإجمالي {amount}.\nرقم الإقفال {number}.'],
          ),
        }),
      },
      {
        code: 'ORDER-LATE',
        text: { en: 'Order waiting', es: 'Pedido en espera', ar: 'طلب في الانتظار' },
        draft: (id) => ({
          idNotificationType: id('NTY', 'ORDER-LATE'),
          platforms: ['fcm', 'apns'],
          texts: texts(
            ['en-GB', 'Order {number} is waiting', 'It came {minutes} minutes ago through {service}.'],
            ['es-ES', 'El pedido {number} espera', 'Llegó hace {minutes} minutos por {service}.'],
            ['ar-EG', 'الطلب {number} في الانتظار', 'وصل قبل {minutes} دقيقة عبر {service}.'],
          ),
        }),
      },
      {
        code: 'LICENCE-END',
        text: { en: 'Licence ending', es: 'Licencia a punto de caducar', ar: 'ترخيص على وشك الانتهاء' },
        draft: (id) => ({
          idNotificationType: id('NTY', 'LICENCE-END'),
          platforms: ['web'],
          texts: texts(
            [
              'en-GB',
              'The licence of {terminal} ends on {date}',
              'Renew it in time: the till sells on for a few days only.\n\nYour reseller can do it for you.',
            ],
            [
              'es-ES',
              'La licencia de {terminal} caduca el {date}',
              'Renuévala a tiempo: la caja solo vende unos días más.\n\nTu distribuidor puede hacerlo por ti.',
            ],
            [
              'ar-EG',
              'ينتهي ترخيص {terminal} في {date}',
              'جدّده في الوقت المناسب: يستمر الصندوق في البيع أيامًا قليلة فقط.\n\nيمكن للموزّع القيام بذلك نيابةً عنك.',
            ],
          ),
        }),
      },
    ],
  },
];
