import { businessCalls, peopleCalls, resourceCalls } from '@comanda/api/calls';
import { tax, type Tax } from '@comanda/api/areas/basics/tax';
import type { Account } from '../../support/accounts.ts';
import { type Caller, signIn } from '../../support/caller.ts';

const taxes = resourceCalls(tax);

/** The restaurant of the demo, over HTTP: what a test needs to be there before it opens a page. */
export interface Encina extends Caller {
  /** What ends this session. */
  readonly login: string;
  readonly idUser: string;
  readonly idCompany: string;
  readonly makeTax: (code: string, over?: Readonly<Record<string, unknown>>) => Promise<Tax>;
}

export async function encinaAs(origin: string, account: Account): Promise<Encina> {
  const caller = await signIn(origin, account);
  const { data: user } = await caller.call(peopleCalls.logged);
  const { data: companies } = await caller.call(businessCalls.companiesOfUser, { params: { id: user.id } });
  const idCompany = companies.find(({ code }) => code === 'ENCINA')?.id ?? '';
  return {
    ...caller,
    idUser: user.id,
    idCompany,
    makeTax: async (code, over = {}) => {
      const { data: last } = await caller.call(taxes.list, {
        data: { idCompany, limit: 10, order: 'order DESC' },
      });
      const order = (last.elements[0]?.order ?? 0) + 10;
      const { data } = await caller.call(taxes.create, {
        data: { idCompany, code, names: { 'es-ES': `Tasa ${code}` }, kind: 'N', value: '8', order, ...over },
      });
      return data;
    },
  };
}
