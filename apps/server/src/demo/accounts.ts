/** docs/product.md §14.2 */
export interface DemoAccount {
  readonly email: string;
  /** What the sign-in page calls it; its text is `role.<role>` in the catalogues. */
  readonly role: string;
  readonly firstName: string;
  readonly surname: string;
  readonly lang: string;
  readonly kind: 'NRM' | 'SYS';
  /** Role by the code of the business. */
  readonly roles: Readonly<Record<string, string>>;
}

/** The password of every demo account: they exist in demo mode only, which answers on loopback only. */
export const demoPassword = 'comanda-demo';

export const demoAccounts: readonly DemoAccount[] = [
  {
    email: 'operator@comanda.test',
    role: 'operator',
    firstName: 'Nadia',
    surname: 'Ferrer',
    lang: 'ar-EG',
    kind: 'SYS',
    roles: {},
  },
  {
    email: 'owner@comanda.test',
    role: 'owner',
    firstName: 'Carmen',
    surname: 'Robledo',
    lang: 'es-ES',
    kind: 'NRM',
    roles: { ENCINA: 'OWNER', BRASA: 'OWNER' },
  },
  {
    email: 'manager@comanda.test',
    role: 'manager',
    firstName: 'Iñaki',
    surname: 'Garmendia',
    lang: 'es-ES',
    kind: 'NRM',
    roles: { ENCINA: 'MANAGER' },
  },
  {
    email: 'reader@comanda.test',
    role: 'reader',
    firstName: 'Lucía',
    surname: 'Aranda',
    lang: 'en-GB',
    kind: 'NRM',
    roles: { ENCINA: 'READER', BRASA: 'READER' },
  },
  {
    email: 'cook@comanda.test',
    role: 'cook',
    firstName: 'Bruno',
    surname: 'Salvatierra',
    lang: 'es-ES',
    kind: 'NRM',
    roles: { ENCINA: 'COOK' },
  },
  {
    email: 'foreign@comanda.test',
    role: 'foreign',
    firstName: 'Rogelio',
    surname: 'Batista',
    lang: 'es-ES',
    kind: 'NRM',
    roles: { ISTMO: 'OWNER' },
  },
];
