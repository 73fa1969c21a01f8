import { mainMenu, type MenuEntry, peopleCalls } from '@comanda/api/calls';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCallQuery } from '../app/queries.ts';
import { useSelectedCompany } from '../app/selection.ts';

/** The menu that the server allows the person, with or without a company (docs/product.md §3.2). */
export function useMenu(): UseQueryResult<MenuEntry[]> {
  const company = useSelectedCompany();
  const plain = useCallQuery(peopleCalls.menu, { params: { menu: mainMenu } }, { enabled: !company });
  const within = useCallQuery(
    peopleCalls.companyMenu,
    { params: { menu: mainMenu, id: company?.id ?? '' } },
    { enabled: company !== undefined },
  );
  return company ? within : plain;
}
