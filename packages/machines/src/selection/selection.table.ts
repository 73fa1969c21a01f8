import type { TotalTable } from '../table.ts';
import type { SelectionEventType, SelectionState } from './selection.types.ts';

/** What each event may lead to in each state. */
export const selectionTable: TotalTable<SelectionState, SelectionEventType> = {
  idle: {
    STARTED: 'loading',
    'COMPANIES.LOADED': 'ignored',
    'COMPANIES.FAILED': 'ignored',
    CHOSEN: 'ignored',
    CLEARED: 'ignored',
    ENDED: 'ignored',
  },
  loading: {
    STARTED: 'ignored',
    'COMPANIES.LOADED': ['noCompany', 'open', 'selected'],
    'COMPANIES.FAILED': 'unknown',
    CHOSEN: 'ignored',
    CLEARED: 'ignored',
    ENDED: 'idle',
  },
  unknown: {
    STARTED: 'ignored',
    'COMPANIES.LOADED': ['noCompany', 'open', 'selected'],
    'COMPANIES.FAILED': 'ignored',
    CHOSEN: 'ignored',
    CLEARED: 'ignored',
    ENDED: 'idle',
  },
  noCompany: {
    STARTED: 'ignored',
    'COMPANIES.LOADED': ['ignored', 'open', 'selected'],
    'COMPANIES.FAILED': 'unknown',
    CHOSEN: 'ignored',
    CLEARED: 'ignored',
    ENDED: 'idle',
  },
  open: {
    STARTED: 'ignored',
    'COMPANIES.LOADED': ['noCompany', 'open', 'selected'],
    'COMPANIES.FAILED': 'unknown',
    CHOSEN: ['ignored', 'selected'],
    CLEARED: 'ignored',
    ENDED: 'idle',
  },
  selected: {
    STARTED: 'ignored',
    'COMPANIES.LOADED': ['noCompany', 'open', 'selected'],
    'COMPANIES.FAILED': 'unknown',
    CHOSEN: ['ignored', 'selected'],
    CLEARED: 'open',
    ENDED: 'idle',
  },
};
