import { useLingui } from '@lingui/react/macro';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { onDemand } from '../OnDemand/index.ts';
import { classNames } from '../styles/classNames.ts';
import * as css from './AppShell.css.ts';
import { ShellContext, useMenuPlace } from './shellLayout.ts';

export interface AppShellProps {
  readonly topBar: ReactNode;
  readonly sideMenu: ReactNode;
  /** The page. */
  readonly children: ReactNode;
  /** Tells pages apart: one that takes the place of another fades in. The first does not, it is waited for. */
  readonly pageId?: string;
  /** A line over everything that stays, a ShellBanner: maintenance, "seen as". */
  readonly banner?: ReactNode;
  readonly footer?: ReactNode;
  /** Whether the person wants the menu open where there is room; the app may keep it. Default open. */
  readonly isMenuWanted?: boolean;
  readonly onMenuWantedChange?: (isWanted: boolean) => void;
  /** `fill` gives the page exactly the height of the window, for pages that scroll inside. Default `scroll`. */
  readonly height?: 'scroll' | 'fill';
}

const MenuDrawer = onDemand(async () => (await import('./MenuDrawer.tsx')).MenuDrawer);

/** The frame of the back office: top bar, side menu, page. On narrow windows the menu is a drawer. */
export function AppShell(props: AppShellProps) {
  const {
    topBar,
    sideMenu,
    children,
    pageId,
    banner,
    footer,
    isMenuWanted,
    onMenuWantedChange,
    height = 'scroll',
  } = props;
  const { t } = useLingui();
  const mainId = useId();
  const menuId = useId();
  const place = useMenuPlace();
  const [firstPage] = useState(pageId);
  const [hasTurned, setTurned] = useState(false);
  if (!hasTurned && pageId !== firstPage) setTurned(true);
  const [isWantedInside, setWantedInside] = useState(true);
  const [isRailOpen, setRailOpen] = useState(false);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const isDrawerLoaded = MenuDrawer.useLoaded(isDrawerOpen);
  const isOpen = { full: isMenuWanted ?? isWantedInside, rail: isRailOpen, drawer: isDrawerOpen }[place];

  const shell = useMemo(() => {
    const setters = {
      full: (isOpen: boolean) => {
        setWantedInside(isOpen);
        onMenuWantedChange?.(isOpen);
      },
      rail: setRailOpen,
      drawer: setDrawerOpen,
    };
    return { place, isMenuOpen: isOpen, setMenuOpen: setters[place], menuId };
  }, [place, isOpen, menuId, onMenuWantedChange]);

  return (
    <ShellContext value={shell}>
      <div className={classNames(css.shell, height === 'fill' && css.filled)}>
        <a className={css.skip} href={`#${mainId}`}>
          {t`Skip to the page`}
        </a>
        {banner !== undefined && <div className={css.banner}>{banner}</div>}
        <header className={css.top} data-surface="topbar">
          {topBar}
        </header>
        {place === 'drawer' ? (
          isDrawerLoaded && (
            <MenuDrawer.View isOpen={isDrawerOpen} onOpenChange={setDrawerOpen} menuId={menuId}>
              {sideMenu}
            </MenuDrawer.View>
          )
        ) : (
          <div
            id={menuId}
            data-surface="nav"
            className={classNames(css.side, isOpen ? css.sideOpen : css.sideRail)}
          >
            {sideMenu}
          </div>
        )}
        <main id={mainId} tabIndex={-1} className={classNames(css.main, hasTurned && css.turning)}>
          {children}
        </main>
        {footer !== undefined && <footer className={css.footer}>{footer}</footer>}
      </div>
    </ShellContext>
  );
}
