import { BareButton } from '@comanda/ui/Button';
import { PagingArrows } from '@comanda/ui/PagingArrows';
import { useLingui } from '@lingui/react/macro';
import { History, Undo2 } from 'lucide-react';
import * as css from './board.css.ts';
import { KeyHint } from './CommandKeys.tsx';
import type { CommandId } from './commands.ts';
import { later } from './panels.ts';
import type { Monitor } from './useMonitor.ts';

/** Below the board: what it shows, where it is turned to, the way back, and the screen's own tools. */
export function MonitorFoot({
  monitor: { state, preferences, prefer, shownPage, turnTo, tickets },
  onCommand,
}: {
  readonly monitor: Monitor;
  readonly onCommand: (id: CommandId) => void;
}) {
  const { t } = useLingui();
  const canUndo = state.undo.some(({ bar }) => bar === undefined);
  return (
    <footer className={css.foot}>
      <div className={css.group}>
        <later.filters.View preferences={preferences} prefer={prefer} />
      </div>
      {tickets.length > 0 && (
        <PagingArrows page={shownPage.page} pages={shownPage.pages} onPageChange={turnTo} />
      )}
      <div className={css.group}>
        <BareButton size="lg" icon={Undo2} isDisabled={!canUndo} onPress={() => onCommand('undo')}>
          {t`Undo`}
          <KeyHint of="undo" />
        </BareButton>
        <BareButton
          icon={History}
          size="lg"
          variant="ghost"
          label={t`Last ten steps`}
          onPress={() => onCommand('undoList')}
        />
        <later.tools.View onCommand={onCommand} />
      </div>
    </footer>
  );
}
