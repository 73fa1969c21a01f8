import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { figuresOf } from '@comanda/machines/language';
import { onDemand } from '@comanda/ui/OnDemand';
import { I18nProvider as FormatProvider } from 'react-aria-components/I18nProvider';
import { CrashGuard } from './CrashGuard.tsx';
import { useLanguage } from './language.ts';
import { pageOf, usePathname } from './place.ts';
import { useScreen } from './screens.ts';

/** Signing in and choosing a monitor: nothing of it is loaded where a monitor shows. */
const Signing = onDemand(async () => {
  const [{ SigningPages }, { startSession }] = await Promise.all([
    import('./SigningPages.tsx'),
    import('./session.ts'),
  ]);
  startSession();
  return SigningPages;
});
const Unreadable = onDemand(() =>
  import('./UnreadablePage.tsx').then(({ UnreadablePage }) => UnreadablePage),
);
const Monitor = onDemand(() => import('./MonitorPage.tsx').then(({ MonitorPage }) => MonitorPage));

/** A device that is a screen shows its monitor, wherever it is opened; the others are asked who they are. */
function Pages() {
  const page = pageOf(usePathname());
  const screen = useScreen();
  if (screen === 'reading') return null;
  if (screen === 'unreadable') return <Unreadable.View />;
  if (screen instanceof Error) throw screen;
  return screen ? (
    <Monitor.View screen={screen} isLeaving={page === 'sign_out'} />
  ) : (
    <Signing.View page={page} />
  );
}

export function App() {
  const language = useLanguage();
  return (
    <I18nProvider i18n={i18n}>
      <CrashGuard>
        <FormatProvider locale={figuresOf(language)}>
          <Pages />
        </FormatProvider>
      </CrashGuard>
    </I18nProvider>
  );
}
