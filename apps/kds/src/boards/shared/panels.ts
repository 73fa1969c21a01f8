import { onDemand } from '@comanda/ui/OnDemand';
import type { Screen } from '../../screen.ts';

/** What opens above the board, one at a time. */
export interface PanelProps {
  readonly screen: Screen;
  readonly isAudible: boolean;
  readonly onClose: () => void;
}
export const panels = {
  keys: onDemand<PanelProps>(() => import('./KeysDialog.tsx').then(({ KeysDialog }) => KeysDialog)),
  undo: onDemand<PanelProps>(() => import('./UndoDialog.tsx').then(({ UndoDialog }) => UndoDialog)),
  about: onDemand<PanelProps>(() => import('./AboutDialog.tsx').then(({ AboutDialog }) => AboutDialog)),
  language: onDemand<PanelProps>(() =>
    import('./LanguageDialog.tsx').then(({ LanguageDialog }) => LanguageDialog),
  ),
  appearance: onDemand<PanelProps>(() =>
    import('./AppearanceDialog.tsx').then(({ AppearanceDialog }) => AppearanceDialog),
  ),
  leave: onDemand<PanelProps>(() => import('./LeaveDialog.tsx').then(({ LeaveDialog }) => LeaveDialog)),
};
/** What asks a cook something, or tells more than the head has room for. */
export const asked = {
  messages: onDemand(() => import('./MessagesDialog.tsx').then(({ MessagesDialog }) => MessagesDialog)),
  totals: onDemand(() => import('./TotalsDialog.tsx').then(({ TotalsDialog }) => TotalsDialog)),
  later: onDemand(() => import('./LaterDialog.tsx').then(({ LaterDialog }) => LaterDialog)),
  past: onDemand(() => import('./PastDialog.tsx').then(({ PastDialog }) => PastDialog)),
  back: onDemand(() => import('./BackDialog.tsx').then(({ BackDialog }) => BackDialog)),
  order: onDemand(() => import('./OrderDialog.tsx').then(({ OrderDialog }) => OrderDialog)),
};
/** Brings all of it while the network is there; what does not come is asked for again when it is wanted. */
export const bringPanels = (): void => {
  for (const { load } of [...Object.values(panels), ...Object.values(asked)]) load().catch(() => {});
};
export type Panel = keyof typeof panels;
