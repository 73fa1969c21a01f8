import { Bar } from '@comanda/ui/Bar';
import { BareButton } from '@comanda/ui/Button';
import { PagingArrows } from '@comanda/ui/PagingArrows';
import { useLingui } from '@lingui/react/macro';
import { History, Undo2 } from 'lucide-react';
import { memo } from 'react';
import * as css from './board.css.ts';
import type { CommandId } from './commands.ts';
import { later } from './later.ts';
import type { Monitor } from './useMonitor.ts';

export interface MonitorFootProps extends Pick<
  Monitor,
  'rules' | 'settings' | 'preferences' | 'prefer' | 'turnTo'
> {
  /** Orders that wait for their time. */
  readonly later: number;
  readonly page: number;
  readonly pages: number;
  readonly isEmpty: boolean;
  readonly canUndo: boolean;
  readonly onCommand: (id: CommandId) => void;
}

/** Below the board: what it shows, where it is turned to, the way back, and the screen's own tools. */
export const MonitorFoot = memo(function MonitorFoot({
  rules,
  settings,
  later: waiting,
  preferences,
  prefer,
  page,
  pages,
  turnTo,
  isEmpty,
  canUndo,
  onCommand,
}: MonitorFootProps) {
  const { t } = useLingui();
  return (
    <Bar place="bottom">
      <div className={css.choices}>
        {rules.filters.length > 1 && (
          <later.filters.View
            rules={rules}
            settings={settings}
            later={waiting}
            preferences={preferences}
            prefer={prefer}
            onCommand={onCommand}
          />
        )}
      </div>
      {!isEmpty && rules.filters.length > 1 && (
        <PagingArrows page={page} pages={pages} onPageChange={turnTo} />
      )}
      <div className={css.tools}>
        <BareButton size="lg" icon={Undo2} isDisabled={!canUndo} onPress={() => onCommand('undo')}>
          {t`Undo`}
          <later.hint.View of="undo" />
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
    </Bar>
  );
});
