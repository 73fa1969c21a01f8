import type { Draft } from '@comanda/api/kernel';

const on = (days: readonly string[], from: string, to: string) =>
  Object.fromEntries(days.map((day) => [day, [{ from, to }]]));

/** What the demo businesses are to the tax office and on receipts (docs/product.md §14.1). */
export const encinaDetails: Draft = {
  legalName: 'Taberna La Encina, S.L.',
  taxNumber: 'B84235712',
  taxRegime: '01',
  street: 'Calle de Ponzano 91',
  zip: '28003',
  city: 'Madrid',
  country: 'ES-M',
  phone: '+34 910 554 120',
  email: 'hola@tabernalaencina.example',
  url: 'https://tabernalaencina.example',
  receiptHead: { 'es-ES': 'Cocina de mercado desde 1987' },
  receiptFoot: {
    'es-ES': 'Gracias por tu visita. IVA incluido.',
    'en-GB': 'Thank you for your visit. VAT included.',
    'fr-FR': 'Merci de votre visite. TVA comprise.',
  },
  dayStart: '06:00',
  hours: {
    days: {
      ...on(['TUE', 'WED', 'THU', 'SUN'], '12:30', '00:30'),
      ...on(['FRI', 'SAT'], '12:30', '02:00'),
    },
    closed: ['2026-12-25', '2027-01-01'],
  },
};

export const brasaDetails: Draft = {
  legalName: 'Brasa Veloz Restauración, S.L.',
  taxNumber: 'B99582140',
  taxRegime: '01',
  street: 'Calle de las Delicias 77',
  zip: '50017',
  city: 'Zaragoza',
  country: 'ES-Z',
  phone: '+34 976 410 233',
  email: 'hola@brasaveloz.example',
  url: 'https://brasaveloz.example',
  receiptFoot: {
    'es-ES': 'IVA incluido. Recoge tu pedido cuando veas tu número en la pantalla.',
    'ca-ES': 'IVA inclòs. Recull la comanda quan vegis el teu número a la pantalla.',
    'en-GB': 'VAT included. Collect your order when your number is on the screen.',
  },
  dayStart: '05:00',
  hours: {
    days: on(['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'], '12:00', '00:00'),
    closed: ['2026-12-25'],
  },
};

export const istmoDetails: Draft = {
  legalName: 'Casa Istmo, S.A.',
  taxNumber: '155630349-2-2016DV51',
  street: 'Avenida A 14, San Felipe',
  city: 'Panamá',
  country: 'PA',
  phone: '+507 211 4080',
  email: 'hola@casaistmo.example',
  url: 'https://casaistmo.example',
  receiptFoot: { 'es-PA': 'Gracias por su visita. ITBMS incluido.' },
  dayStart: '05:00',
  hours: {
    days: on(['TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'], '12:00', '23:00'),
    closed: ['2026-12-25', '2027-01-01'],
  },
};
