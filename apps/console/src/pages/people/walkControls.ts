/** What is reached by keys in a group of ticks. */
const CONTROLS = 'input:not(:disabled), button:not(:disabled)';
const ROW = 'tr, li';
const CELL = 'td, th, li';

const steps: Readonly<Record<string, readonly [rows: number, places: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

export const controlsIn = (container: Element): readonly HTMLElement[] => [
  ...container.querySelectorAll<HTMLElement>(CONTROLS),
];

/** Which column of a table a control stands in; an entry of a list is its only one. */
const columnOf = (control: Element): number => {
  const cell = control.closest(CELL);
  return cell instanceof HTMLTableCellElement ? cell.cellIndex : 0;
};

interface WalkKey {
  readonly key: string;
  readonly ctrlKey: boolean;
}

/** The control that a key leads to from another, as the eye goes: none where the key says nothing here. */
export const nextControl = (
  group: Element,
  from: Element,
  { key, ctrlKey }: WalkKey,
): HTMLElement | undefined => {
  const row = from.closest(ROW);
  if (!row || !group.contains(row)) return undefined;
  if (key === 'Home' || key === 'End') return controlsIn(ctrlKey ? group : row).at(key === 'Home' ? 0 : -1);
  const step = steps[key];
  if (!step || ctrlKey) return undefined;
  const [down, along] = step;
  if (down === 0) {
    const beside = controlsIn(row);
    const at = beside.findIndex((control) => control === from);
    return beside[at + along * (getComputedStyle(row).direction === 'rtl' ? -1 : 1)];
  }
  // Rows that have nothing in this column are passed over.
  const column = columnOf(from);
  const rows = [...group.querySelectorAll(ROW)];
  const onward = down > 0 ? rows.slice(rows.indexOf(row) + 1) : rows.slice(0, rows.indexOf(row)).toReversed();
  return onward
    .map((other) => controlsIn(other).find((control) => columnOf(control) === column))
    .find((control) => control !== undefined);
};
