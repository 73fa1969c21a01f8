/** The accounts of demo mode (docs/product.md §14.2) and what each stands for in tests. */
export const accounts = {
  operator: 'operator@comanda.test',
  owner: 'owner@comanda.test',
  manager: 'manager@comanda.test',
  reader: 'reader@comanda.test',
  cook: 'cook@comanda.test',
  foreign: 'foreign@comanda.test',
} as const;
export type Account = keyof typeof accounts;
export const password = 'comanda-demo';
export const brand = 'default';
