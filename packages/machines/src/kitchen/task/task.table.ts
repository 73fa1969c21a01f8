import type { TotalTable } from '../../table.ts';
import type { TaskStatus } from '../rules/index.ts';
import type { TaskEventType } from './task.machine.ts';

/** What each event may lead to in each state. */
export const taskTable: TotalTable<TaskStatus, TaskEventType> = {
  PND: {
    START: 'CRT',
    FINISH: 'FNL',
    READY: 'ignored',
    DISCARD: 'DSC',
    VOID: 'DSC',
    UNDO: 'ignored',
  },
  CRT: {
    START: 'ignored',
    FINISH: 'FNL',
    READY: 'ignored',
    DISCARD: 'DSC',
    VOID: 'DSC',
    UNDO: ['PND', 'ignored'],
  },
  FNL: {
    START: 'ignored',
    FINISH: 'ignored',
    READY: 'RDY',
    DISCARD: 'ignored',
    VOID: 'DSC',
    UNDO: ['CRT', 'PND', 'ignored'],
  },
  RDY: {
    START: 'ignored',
    FINISH: 'ignored',
    READY: 'ignored',
    DISCARD: 'ignored',
    VOID: 'DSC',
    UNDO: ['CRT', 'FNL', 'PND', 'ignored'],
  },
  DLV: {
    START: 'ignored',
    FINISH: 'ignored',
    READY: 'ignored',
    DISCARD: 'ignored',
    VOID: 'ignored',
    UNDO: 'ignored',
  },
  DSC: {
    START: 'ignored',
    FINISH: 'ignored',
    READY: 'ignored',
    DISCARD: 'ignored',
    VOID: 'ignored',
    UNDO: ['CRT', 'PND', 'ignored'],
  },
};
