export type SceneName = 'buttons' | 'table' | 'wholeTable' | 'form' | 'select' | 'period';

/** What is done to the page. `show` draws a scene, or draws it again with other data; `open` presses its first control, `turn` what leads to the next month. */
export type Deed = 'show' | 'clear' | 'open' | 'turn';

export interface Step {
  /** Its figure is told under this name; a step without one only leads to the next. */
  readonly name?: string;
  readonly deed: Deed;
  /** What can be read on the page then, by how often something was shown before. */
  readonly shows: (version: number) => string;
  /** As often in a row: one alone is shorter than what a clock and a neighbour blur. The figure is that of one. */
  readonly times?: number;
}
export interface Scenario {
  readonly name: string;
  readonly scene: SceneName;
  /** Begins and ends with an empty page. */
  readonly steps: readonly Step[];
  /** As often in one sample, for the same reason. */
  readonly turns: number;
}

const firstRow = (version: number): string => `Product 0 · ${String(version)}`;
const lastButton = (version: number): string => `Button 3999 · ${String(version)}`;
const clear: Step = { deed: 'clear', shows: () => 'Nothing is shown.' };
export const scenarios: readonly Scenario[] = [
  {
    name: 'buttons',
    scene: 'buttons',
    turns: 1,
    steps: [
      { name: 'buttons: mount', deed: 'show', shows: lastButton },
      { name: 'buttons: update', deed: 'show', shows: lastButton },
      { ...clear, name: 'buttons: unmount' },
    ],
  },
  ...(['table', 'wholeTable'] as const).map((scene): Scenario => {
    const name = scene === 'table' ? 'table' : 'table, all rows';
    return {
      name,
      scene,
      turns: 1,
      steps: [
        { name: `${name}: mount`, deed: 'show', shows: firstRow },
        { name: `${name}: update`, deed: 'show', times: 3, shows: firstRow },
        { ...clear, name: `${name}: unmount` },
      ],
    };
  }),
  {
    name: 'form',
    scene: 'form',
    turns: 1,
    steps: [{ name: 'form: mount', deed: 'show', shows: () => 'Save 599' }, clear],
  },
  {
    name: 'select',
    scene: 'select',
    turns: 3,
    steps: [
      { deed: 'show', shows: () => 'Choose one of 1,000' },
      { name: 'select: open', deed: 'open', shows: () => 'Option 3' },
      clear,
    ],
  },
  {
    name: 'period',
    scene: 'period',
    turns: 3,
    steps: [
      { deed: 'show', shows: () => 'Choose from a day to a day' },
      { name: 'period: open', deed: 'open', shows: () => '28' },
      { name: 'period: next month', deed: 'turn', shows: () => '28' },
      clear,
    ],
  },
];

export interface Goal {
  /** At most so many times plain; or, where plain elements have nothing of the kind, times `bare`. */
  readonly most: number;
  readonly stretch?: number;
}
/** Of each figure, for ours. */
export const goals: Readonly<Record<string, Goal>> = {
  'buttons: mount': { most: 3.4, stretch: 2 },
  'buttons: update': { most: 4, stretch: 2.3 },
  'buttons: unmount': { most: 2.5 },
  'table: mount': { most: 0.5 },
  'table: update': { most: 1.2 },
  'table: unmount': { most: 1.5 },
  'table, all rows: mount': { most: 1.5 },
  'table, all rows: update': { most: 1.2 },
  'table, all rows: unmount': { most: 1.5 },
  'form: mount': { most: 6, stretch: 4 },
  'select: open': { most: 0.7 },
  'period: open': { most: 1.3 },
  'period: next month': { most: 1.3 },
};
/** Kibibytes of a page of twelve components, gzip -9. */
export const sizeGoal = 180;
