import { GitCommitHorizontal } from 'lucide-react';
import type { Brand } from '@comanda/tokens/brands';
import { AppShell } from '@comanda/ui/AppShell';
import { Avatar } from '@comanda/ui/Avatar';
import { Button } from '@comanda/ui/Button';
import { ConnectionDot } from '@comanda/ui/ConnectionDot';
import { CountButton } from '@comanda/ui/CountButton';
import { SideMenu, type SideMenuEntry } from '@comanda/ui/SideMenu';
import { TopBar } from '@comanda/ui/TopBar';
import type { ReactNode } from 'react';
import { entries } from '../../packages/ui/src/SideMenu/SideMenu.states.tsx';
import * as css from './pages.css.ts';
import { useWords } from './useWords.ts';

export interface ShellProps {
  readonly brand: Brand;
  /** Where in the menu the page stands: the id of an entry. */
  readonly at: string;
  readonly children: ReactNode;
}

/** The back office around a page, under the name and the tile of a brand. */
export function Shell({ brand, at, children }: ShellProps) {
  const { say, sayAny } = useWords();
  const placed = (entry: SideMenuEntry): SideMenuEntry => ({
    ...entry,
    label: sayAny(entry.label),
    isCurrent: entry.id === at,
    ...(entry.children && { children: entry.children.map(placed) }),
  });
  return (
    <AppShell
      topBar={
        <TopBar
          brand={
            <span className={css.brand}>
              <img className={css.tile} src={brand.logos.compact} alt="" />
              {brand.name}
            </span>
          }
          context={<Button variant="ghost">{say('La Encina')}</Button>}
        >
          <CountButton
            icon={GitCommitHorizontal}
            label={say('Pending changes')}
            count={12}
            countLabel={say('12 waiting')}
            href="#trackers"
          />
          <ConnectionDot state="on">
            <Avatar name={say('Lucía Ferrer')} isNameRead />
          </ConnectionDot>
        </TopBar>
      }
      sideMenu={<SideMenu entries={entries.map(placed)} />}
    >
      {children}
    </AppShell>
  );
}
