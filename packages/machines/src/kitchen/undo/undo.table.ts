import type { TotalTable } from '../../table.ts';
import type { UndoEventType, UndoState } from './undo.types.ts';

/** What each event may lead to in each state. */
export const undoTable: TotalTable<UndoState, UndoEventType> = {
  empty: {
    RESTORED: ['holding', 'ignored'],
    ASKED: 'holding',
    TOLD: 'ignored',
    RELINKED: 'ignored',
    SEEN: 'ignored',
    GONE: 'ignored',
    TAKE_BACK: 'ignored',
  },
  holding: {
    RESTORED: 'ignored',
    ASKED: 'holding',
    TOLD: ['empty', 'holding', 'ignored'],
    RELINKED: 'holding',
    SEEN: ['holding', 'ignored'],
    GONE: ['empty', 'holding', 'ignored'],
    TAKE_BACK: ['empty', 'holding', 'ignored'],
  },
};
