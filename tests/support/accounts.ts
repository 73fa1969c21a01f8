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
/** Of that password, with as little memory and as few passes as there can be: looking at one takes no time. */
export const quickHash =
  '$argon2id$v=19$m=8,t=1,p=1$nC1GCg/GwahmARQaLHcRiw$zrnr4SSa4+WoKDVnnyORUTBH0qcyh0Hq618qZ+Sd150';
export const brand = 'default';
