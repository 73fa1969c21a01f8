import { GitCommitHorizontal } from 'lucide-react';
import { Avatar } from '../Avatar/index.ts';
import { Button } from '../Button/index.ts';
import { ConnectionDot } from '../ConnectionDot/index.ts';
import { CountButton } from '../CountButton/index.ts';
import { SearchButton } from '../SearchButton/index.ts';
import { SideMenu } from '../SideMenu/index.ts';
import { entries } from '../SideMenu/SideMenu.states.tsx';
import { TopBar } from '../TopBar/index.ts';
import type { AppShellProps } from './index.ts';

const base: AppShellProps = {
  topBar: (
    <TopBar brand="Comanda" context={<Button variant="ghost">La Encina Restauración</Button>}>
      <SearchButton label="Search or go to…" keys={['Ctrl', 'K']} onPress={() => {}} />
      <CountButton
        icon={GitCommitHorizontal}
        label="Pending changes"
        count={12}
        countLabel="12 waiting"
        href="#trackers"
      />
      <ConnectionDot state="on">
        <Avatar name="Lucía Ferrer" isNameRead />
      </ConnectionDot>
    </TopBar>
  ),
  sideMenu: <SideMenu entries={entries} />,
  children: (
    <>
      <h1>Taxes</h1>
      <p>What the tills add to a price, or hold in it.</p>
    </>
  ),
};

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  default: base,
  rail: { ...base, isMenuWanted: false },
  loading: { ...base, sideMenu: <SideMenu entries={undefined} /> },
  withFooter: { ...base, footer: 'Version 6.10' },
} satisfies Record<string, AppShellProps>;
