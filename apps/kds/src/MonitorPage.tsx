import { nameIn } from '@comanda/machines/language';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useMemo, useState } from 'react';
import * as css from './boards/shared/board.css.ts';
import type { CommandId } from './boards/shared/commands.ts';
import type { Shown } from './boards/shared/Floating.tsx';
import type { May } from './boards/shared/hands.ts';
import { bringLater, later } from './boards/shared/later.ts';
import { MonitorFoot } from './boards/shared/MonitorFoot.tsx';
import { MonitorHead } from './boards/shared/MonitorHead.tsx';
import type { Panel } from './boards/shared/panels.ts';
import { useBoardKeys } from './boards/shared/useBoardKeys.ts';
import { useGlass, useHand } from './boards/shared/useHand.ts';
import { type OnCard, useMonitor, useTitle } from './boards/shared/useMonitor.ts';
import { useSizes } from './boards/shared/useSizes.ts';
import { useTold } from './boards/shared/useTold.ts';
import { useSpeaker } from './boards/shared/useSpeaker.ts';
import { useWakeLock } from './boards/shared/useWakeLock.ts';
import { boardOf } from './boards/table.ts';
import { go, monitorHref, usePathname } from './place.ts';
import type { Screen } from './screen.ts';

const panelOf: Partial<Record<CommandId, Panel>> = {
  undoList: 'undo',
  help: 'keys',
  diagnostics: 'about',
  language: 'language',
  appearance: 'appearance',
  leave: 'leave',
};
const toggleFullscreen = (): void => {
  void (document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen());
};

/** A screen stands at the address of its monitor, from wherever it was opened. */
function useAddress(href: string, isLeaving: boolean): void {
  const path = usePathname();
  useEffect(() => {
    if (!isLeaving && path !== href) go(href);
  }, [href, isLeaving, path]);
}

export interface MonitorPageProps {
  readonly screen: Screen;
  /** `/kds/logout`, which asks whether to leave. */
  readonly isLeaving: boolean;
}

/** `/kds/monitor/{id}`: the orders of this screen's monitor, and everything a cook does with them. */
export function MonitorPage({ screen, isLeaving }: MonitorPageProps) {
  const { kitchen, enrolment } = screen;
  const { i18n } = useLingui();
  const hand = useHand();
  const monitor = useMonitor(screen, hand);
  const { state, settings, hands } = monitor;
  const sizes = useSizes(settings);
  useGlass(hand, settings.diagonal);
  const { isAudible, isSilent, test, play } = useSpeaker(kitchen, settings.sound, hand);
  const [opened, setOpened] = useState<Panel>();
  const [shown, setShown] = useState<Shown>();
  const [asking, setAsking] = useState<OnCard & { readonly may: May }>();
  useWakeLock();
  const { tables } = monitor;
  useEffect(() => {
    if (tables.isNew) play('changed');
  }, [tables, play]);
  useEffect(bringLater, []);
  useAddress(monitorHref(settings.id), isLeaving);
  const name = nameIn(settings.names, i18n.locale, settings.languages[0]) || settings.code;
  useTitle(name);

  const ask = useCallback(
    (order: string, line: string | undefined): void => {
      const found = hands.beside(order);
      if (found) setAsking({ ...found, line: found.card.lines.find((one) => one.line.id === line) });
    },
    [hands],
  );
  const onCommand = useCallback(
    (id: CommandId): void => {
      const panel = panelOf[id];
      if (panel) setOpened(panel);
      else if (id === 'undo') {
        // A key that bounces is told by its name; a button of the page has one as well.
        if (hand.counts('undo button', hand.now())) kitchen.takeBack();
      } else if (id === 'totals' || id === 'past' || id === 'later') setShown(id);
      else if (id === 'testSound') test();
      else if (id === 'retry') kitchen.retry();
      else if (id === 'fullscreen') toggleFullscreen();
    },
    [kitchen, test, hand],
  );
  useBoardKeys(monitor, { kitchen, ask, onCommand });
  const close = useCallback(() => {
    setOpened(undefined);
    if (isLeaving) go(monitorHref(enrolment.settings.id));
  }, [isLeaving, enrolment]);

  const told = useTold({
    ...state,
    kitchen,
    isSilent: settings.sound && isSilent,
    onTest: test,
    onClose: monitor.closeNotice,
  });
  const openMessages = useCallback(() => setShown('messages'), []);
  const { all } = monitor;
  const facts = useMemo(
    () => <later.facts.View all={all} settings={settings} onOpen={() => setShown('totals')} />,
    [all, settings],
  );

  if (state.isEnded) return <later.ended.View screen={screen} />;
  // What hangs above a counter is only read; its tools are on keys.
  const isForGuests = settings.kind === 'PICKUP' && settings.touch === false;
  const Board = boardOf(settings.kind, monitor.preferences.visualizationMode).View;
  return (
    <div className={css.page}>
      <MonitorHead
        name={name}
        settings={settings}
        line={state.line}
        waiting={state.waiting}
        now={kitchen.now}
        onRetry={kitchen.retry}
        facts={settings.kind === 'PICKUP' ? null : facts}
        told={told}
        onTold={openMessages}
      />
      <Board monitor={monitor} sizes={sizes} now={kitchen.now} onMenu={ask} />
      {!isForGuests && (
        <MonitorFoot
          rules={monitor.rules}
          settings={settings}
          later={state.later.length}
          preferences={monitor.preferences}
          prefer={monitor.prefer}
          page={monitor.shownPage.page}
          pages={monitor.shownPage.pages}
          turnTo={monitor.turnTo}
          isEmpty={monitor.cards.length === 0}
          canUndo={state.undo.some(({ bar }) => bar === undefined)}
          onCommand={onCommand}
        />
      )}
      <later.floating.View
        screen={screen}
        monitor={monitor}
        isAudible={isAudible}
        panel={isLeaving ? 'leave' : opened}
        onClosePanel={close}
        shown={shown}
        onCloseShown={() => setShown(undefined)}
        asking={asking}
        onAsked={() => setAsking(undefined)}
        told={told}
      />
    </div>
  );
}
