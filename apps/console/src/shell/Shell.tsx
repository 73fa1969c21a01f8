import { isOnPlatform } from '@comanda/api/pages';
import { AppShell } from '@comanda/ui/AppShell';
import { Link } from '@comanda/ui/Link';
import { whenAtRest } from '@comanda/ui/OnDemand';
import { ToastVoice } from '@comanda/ui/Toasts';
import { TopBar } from '@comanda/ui/TopBar';
import { useLingui } from '@lingui/react/macro';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, useRouter, useRouterState } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { brand } from '../app/brand.ts';
import { bringLater } from '../app/bringLater.ts';
import { useEnvironment } from '../app/environment.ts';
import { isLanguageChosen } from '../app/language.ts';
import { queryClient } from '../app/queries.ts';
import { OnPlatform, onSelectionNews } from '../app/selection.ts';
import { session } from '../app/session.ts';
import { isSeeing, readStored, store } from '../app/storage.ts';
import { toast } from '../app/toast.ts';
import { BrandTile } from './BrandMark.tsx';
import type { CommandPanel } from '../commands/Commands.tsx';
import { CompanySelector } from './CompanySelector.tsx';
import { MainMenu } from './MainMenu.tsx';
import * as css from './Shell.css.ts';
import { TopBarTools } from './TopBarTools.tsx';
import { usePageArrival } from './usePageArrival.ts';
import { usePaletteKey } from './usePaletteKey.ts';
import { usePreferences } from './usePreferences.ts';
import { useStoredMessage } from './useStoredMessage.ts';
import { lazyPart } from '../lazyPart.ts';

const Commands = lazyPart(async () => (await import('../commands/Commands.tsx')).Commands);
const ToastList = lazyPart(async () => (await import('./ToastList.tsx')).ToastList);
const SignOutDialog = lazyPart(async () => (await import('./SignOutDialog.tsx')).SignOutDialog);
const SeenBanner = lazyPart(async () => (await import('../seen/SeenBanner.tsx')).SeenBanner, 'seen');

/** Everything around a page of a signed-in person (docs/product.md §3). */
export function Shell() {
  return (
    <QueryClientProvider client={queryClient}>
      <Frame />
    </QueryClientProvider>
  );
}

function Frame() {
  const { t } = useLingui();
  const router = useRouter();
  // Of the page that is in view; the address is ahead of it.
  const pageId = useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname ?? '' });
  const isOfPlatform = useRouterState({
    select: ({ matches }) => isOnPlatform(matches.at(-1)?.staticData ?? {}),
  });
  const environment = useEnvironment();
  const [isMenuWanted, setMenuWanted] = useState(readStored('menu') !== 'closed');
  const [panel, setPanel] = useState<CommandPanel>();
  const isSignOutAsked = useSelector(session, ({ context }) => context.isSignOutAsked);
  const canAsk = SignOutDialog.useLoaded(isSignOutAsked);
  const canCommand = Commands.useLoaded(panel !== undefined);
  usePageArrival();
  usePaletteKey(setPanel);
  useStoredMessage();
  usePreferences();
  // A language that changes late is read twice.
  useEffect(() => {
    if (readStored('languageOwed') !== null || !isLanguageChosen())
      return bringLater(
        () => import('./speakOwn.ts'),
        ({ speakOwn }) => speakOwn(),
      );
    return undefined;
  }, []);
  useEffect(() => {
    let leave: (() => void) | undefined;
    const stay = whenAtRest(() => {
      leave = bringLater(
        () => import('./afterArrival.ts'),
        ({ attend }) => attend(router),
      );
    });
    return () => {
      stay();
      leave?.();
    };
  }, [router]);
  useEffect(
    () =>
      onSelectionNews(({ type }) => {
        if (type === 'GO_TO_COMPANY_LIST') {
          // Who answers an invitation is where they will get a company; other pages of the person need none.
          const isOfCompany = router.state.matches.at(-1)?.staticData.scope === 'company';
          if (isOfCompany || router.latestLocation.pathname === '/') router.history.push('/admin/companies');
        } else toast({ tone: 'info', message: t`You have no company yet` });
      }),
    [router, t],
  );
  return (
    <>
      <AppShell
        pageId={pageId}
        isMenuWanted={isMenuWanted}
        onMenuWantedChange={(isWanted) => {
          setMenuWanted(isWanted);
          store('menu', isWanted ? 'open' : 'closed');
        }}
        topBar={
          <TopBar
            brand={
              <Link
                href="/"
                tone="plain"
                underline="never"
                UNSAFE_className={css.home}
                aria-label={brand.name}
              >
                <BrandTile />
              </Link>
            }
            context={<CompanySelector />}
          >
            <TopBarTools
              onSearch={() => setPanel('palette')}
              isNotifying={panel === 'notifications'}
              onNotify={(isOpen) => setPanel(isOpen ? 'notifications' : undefined)}
            />
          </TopBar>
        }
        {...(isSeeing && { banner: <SeenBanner /> })}
        sideMenu={<MainMenu />}
        footer={environment && `${brand.name} ${environment.web} · ${environment.release}`}
      >
        <OnPlatform value={isOfPlatform}>
          <Outlet />
        </OnPlatform>
      </AppShell>
      {canCommand && <Commands open={panel} onOpen={setPanel} />}
      {canAsk && <SignOutDialog />}
      <ToastVoice>
        <ToastList.Later />
      </ToastVoice>
    </>
  );
}
