import { onDemand } from '@comanda/ui/OnDemand';
import type { Screen } from '../screen.ts';

/** What opens above the board, one at a time. */
export interface PanelProps {
  readonly screen: Screen;
  readonly isAudible: boolean;
  readonly onClose: () => void;
}
/** Their code comes once the board is at rest; a board shows without it. */
export const panels = {
  keys: onDemand<PanelProps>(() => import('./KeysDialog.tsx').then(({ KeysDialog }) => KeysDialog)),
  undo: onDemand<PanelProps>(() => import('./UndoDialog.tsx').then(({ UndoDialog }) => UndoDialog)),
  about: onDemand<PanelProps>(() => import('./AboutDialog.tsx').then(({ AboutDialog }) => AboutDialog)),
  language: onDemand<PanelProps>(() =>
    import('./LanguageDialog.tsx').then(({ LanguageDialog }) => LanguageDialog),
  ),
  leave: onDemand<PanelProps>(() => import('./LeaveDialog.tsx').then(({ LeaveDialog }) => LeaveDialog)),
};
export type Panel = keyof typeof panels;
