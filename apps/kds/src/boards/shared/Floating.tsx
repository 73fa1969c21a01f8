import type { Told } from '@comanda/ui/ConnectionHeader';
import { useEffect } from 'react';
import type { Screen } from '../../screen.ts';
import type { May } from './hands.ts';
import { asked, bringPanels, type Panel, panels } from './panels.ts';
import type { Monitor, OnCard } from './useMonitor.ts';

export type Shown = 'messages' | 'totals' | 'past' | 'later';
export interface FloatingProps {
  readonly screen: Screen;
  readonly monitor: Monitor;
  readonly isAudible: boolean;
  readonly panel: Panel | undefined;
  readonly onClosePanel: () => void;
  readonly shown: Shown | undefined;
  readonly onCloseShown: () => void;
  /** What somebody wants to do beside the next step. */
  readonly asking: (OnCard & { readonly may: May }) | undefined;
  readonly onAsked: () => void;
  readonly told: readonly Told[];
}

/** Whatever floats above the board: the screen's own tools, what tells more, what asks before something is done. */
export function Floating({
  screen,
  monitor,
  isAudible,
  panel,
  onClosePanel,
  shown,
  onCloseShown,
  asking,
  onAsked,
  told,
}: FloatingProps) {
  const { all, hands, goingBack, setGoingBack, rules, settings, state } = monitor;
  useEffect(bringPanels, []);
  const Panel = panel && panels[panel].View;
  return (
    <>
      {Panel && <Panel screen={screen} isAudible={isAudible} onClose={onClosePanel} />}
      {shown === 'messages' && <asked.messages.View told={told} onClose={onCloseShown} />}
      {shown === 'totals' && <asked.totals.View all={all} settings={settings} onClose={onCloseShown} />}
      {shown === 'later' && (
        <asked.later.View
          rules={rules}
          settings={settings}
          state={state}
          hands={hands}
          onClose={onCloseShown}
        />
      )}
      {shown === 'past' && (
        <asked.past.View
          screen={screen}
          rules={rules}
          settings={settings}
          state={state}
          onBack={(what) => {
            onCloseShown();
            setGoingBack(what);
          }}
          onClose={onCloseShown}
        />
      )}
      {goingBack && (
        <asked.back.View
          {...goingBack}
          labelOf={hands.labelOf}
          onStep={hands.take}
          onClose={() => setGoingBack(undefined)}
        />
      )}
      {asking && (
        <asked.order.View
          {...asking}
          settings={settings}
          labelOf={hands.labelOf}
          onStep={hands.take}
          onClose={onAsked}
        />
      )}
    </>
  );
}
