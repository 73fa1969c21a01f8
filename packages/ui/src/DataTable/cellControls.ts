/** Places of the grid that the delegated handlers read from the document. */
export const CELL = '[data-cell]';
export const ROW = '[data-row]';

const CONTROLS = 'a[href], button, input, select, textarea, [role="separator"], [tabindex]:not([data-cell])';

/** The controls of a cell or row that can take focus, in their order. */
export function controlsOf(container: Element): readonly HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => !control.hasAttribute('disabled'),
  );
}

/** The grid is one stop of the Tab key (APG): what stands in its cells is reached from the cell. */
export function leaveTabOrder(container: Element): void {
  for (const control of controlsOf(container)) control.tabIndex = -1;
}

/** Arrows, Home and End belong to what is typed in; everywhere else they belong to the grid. */
export function ownsArrowKeys(control: Element): boolean {
  if (control instanceof HTMLInputElement) return control.type !== 'checkbox';
  return (
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement ||
    control.matches(
      '[role="separator"], [role="combobox"], [aria-haspopup="listbox"], [contenteditable="true"]',
    )
  );
}

/** Where a cell stands: row 0 is the header. */
export function positionOf(target: EventTarget | null): { row: number; column: number } | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>(CELL) : null;
  const row = cell?.closest<HTMLElement>(ROW);
  if (!cell || !row) return undefined;
  return { row: Number(row.dataset['row']), column: Number(cell.dataset['cell']) };
}

export function cellAt(grid: Element, row: number, column: number): HTMLElement | null {
  return grid.querySelector<HTMLElement>(`[data-row="${row}"] > [data-cell="${column}"]`);
}

/** Which way the eye goes where the element stands. */
export function directionOf(element: Element): 'ltr' | 'rtl' {
  return getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';
}
