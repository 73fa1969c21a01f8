import type { SentHubOrder } from '@comanda/api/calls';

/** An order as somebody at home makes it: two burgers and a bottle. */
export const hubOrderOf = (
  idStoreService: string,
  code: string,
  over: Partial<SentHubOrder> = {},
): SentHubOrder => ({
  code,
  idStoreService,
  at: new Date().toISOString(),
  customer: 'Lucía Herrera',
  phone: '+34 600 111 222',
  address: 'Calle Mayor 4',
  isPaid: true,
  currency: 'EUR',
  lines: [
    { name: 'Hamburguesa', quantity: '2', unitPrice: 950, total: 1900 },
    { name: 'Agua', quantity: '1', unitPrice: 250, total: 250 },
  ],
  total: 2150,
  ...over,
});
