import { peopleCalls } from '@comanda/api/calls';
import { SideMenu } from '@comanda/ui/SideMenu';
import { useRouterState } from '@tanstack/react-router';
import { useLabel } from '../app/label.ts';
import { useCallQuery } from '../app/queries.ts';
import { useSelectedCompany } from '../app/selection.ts';
import { sideMenuOf } from './menu.ts';

const MENU = 'main';

/** The menu that the server allows, with or without a company; when it does not load, the frame stays usable. */
export function MainMenu() {
  const label = useLabel();
  const company = useSelectedCompany();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const plain = useCallQuery(peopleCalls.menu, { params: { menu: MENU } }, { enabled: !company });
  const within = useCallQuery(
    peopleCalls.companyMenu,
    { params: { menu: MENU, id: company?.id ?? '' } },
    { enabled: company !== undefined },
  );
  const { data, isError } = company ? within : plain;
  return <SideMenu entries={data ? sideMenuOf(data, pathname, label) : isError ? [] : undefined} />;
}
