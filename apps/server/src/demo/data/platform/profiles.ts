import { securityIntegrator } from '@comanda/api/areas/security/securityIntegrator';
import { securityProfile } from '@comanda/api/areas/security/securityProfile';
import type { DemoTable } from '../../tables.ts';

const granted = (...actions: readonly string[]) => actions.map((action) => ({ action, state: 'GRN' }));

/** What people of the platform and programs of its partners may do. */
export const profileTables: readonly DemoTable[] = [
  {
    resource: securityProfile,
    rows: [
      {
        code: 'ACCOUNTS',
        text: { en: 'Accounting programs', es: 'Programas de contabilidad', ar: 'برامج المحاسبة' },
        draft: {
          type: 'API',
          scope: 'CMP',
          description: 'Reads sales and the records that they name, and changes nothing.',
          permissions: granted(
            'ALLOW_COMPANY_TICKET_ACCESS',
            'ALLOW_COMPANY_TAX_ACCESS',
            'ALLOW_COMPANY_PAYMENT_METHOD_ACCESS',
          ),
        },
      },
      {
        code: 'STOCK',
        text: { en: 'Stock programs', es: 'Programas de existencias', ar: 'برامج المخزون' },
        draft: {
          type: 'API',
          scope: 'CMP',
          description: 'Reads products and writes what was counted of them.',
          permissions: [
            ...granted('ALLOW_COMPANY_PRODUCT_ACCESS', 'ALLOW_COMPANY_PRODUCT_EDIT'),
            { action: 'ALLOW_COMPANY_PRODUCT_DELETE', state: 'DEN' },
          ],
        },
      },
      {
        code: 'SUPPORT',
        text: { en: 'First line of support', es: 'Primera línea de soporte', ar: 'الخط الأول للدعم' },
        draft: {
          scope: 'SYS',
          description: 'Looks at licences and devices of every business, and changes none.',
          permissions: granted('ALLOW_SYSTEM_LICENCE_KIND_ACCESS', 'ALLOW_SYSTEM_BOARD_ACCESS'),
        },
      },
    ],
  },
  {
    resource: securityIntegrator,
    rows: [
      {
        code: 'LIBRO-ENC',
        text: { en: 'Libro at La Encina', es: 'Libro en La Encina', ar: 'ليبرو في لا إنسينا' },
        draft: (id) => ({
          idIntegratorApp: id('ITA', 'LIBRO-DAY'),
          idSecurityProfile: id('SPF', 'ACCOUNTS'),
          companyCode: 'ENCINA',
          from: '2026-03-01',
        }),
      },
      {
        code: 'MENSURA-B',
        text: { en: 'Mensura at Brasa Veloz', es: 'Mensura en Brasa Veloz', ar: 'مينسورا في براسا فيلوث' },
        draft: (id) => ({
          idIntegratorApp: id('ITA', 'MENSURA-FC'),
          idSecurityProfile: id('SPF', 'STOCK'),
          companyCode: 'BRASA',
          from: '2026-06-01',
          until: '2027-05-31',
        }),
      },
    ],
  },
];
