import type { KeyboardEvent } from 'react';

const controls = 'input, button';
const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Arrows walk from cell to cell of a table with one control in each, as the eye does; Tab goes on as everywhere. */
export const walkCells = (event: KeyboardEvent<HTMLElement>): void => {
  const step = steps[event.key];
  const { target } = event;
  if (!step || !(target instanceof HTMLElement) || event.ctrlKey || event.altKey || event.metaKey) return;
  const cell = target.closest('td');
  const row = cell?.closest('tr');
  const body = row?.closest('tbody');
  // A menu's keys are its own.
  if (!cell || !row || !body || !event.currentTarget.contains(cell)) return;
  const along = getComputedStyle(body).direction === 'rtl' ? -1 : 1;
  const next = body.rows[row.sectionRowIndex + step[0]]?.cells[cell.cellIndex + step[1] * along];
  const control = next?.querySelector<HTMLElement>(controls);
  if (!control) return;
  event.preventDefault();
  control.focus();
};
