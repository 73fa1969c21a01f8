import { SideMenu } from '@comanda/ui/SideMenu';
import { useRouterState } from '@tanstack/react-router';
import { useLabel } from '../app/label.ts';
import { sideMenuOf } from './menu.ts';
import { useMenu } from './useMenu.ts';

/** The menu that the server allows; when it does not load, the frame stays usable. */
export function MainMenu() {
  const label = useLabel();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const { data, isError } = useMenu();
  return <SideMenu entries={data ? sideMenuOf(data, pathname, label) : isError ? [] : undefined} />;
}
