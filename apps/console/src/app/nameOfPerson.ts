import type { User } from '@comanda/api/calls';

/** What a person is called: by their names, or by their e-mail while they have none. */
export const nameOfPerson = ({ uName, surname, email }: Pick<User, 'uName' | 'surname' | 'email'>): string =>
  `${uName} ${surname}`.trim() || email;
