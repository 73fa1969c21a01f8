import type { SceneName } from './scenarios.ts';

/** What stands on the page, and with which data. */
export interface Shown {
  readonly scene: SceneName;
  readonly version: number;
}
export interface Stage {
  /** Without those that the library has nothing for. */
  readonly scenes: readonly string[];
  /** Undefined clears the page. Resolves when the page rests. */
  readonly show: (shown: Shown | undefined) => Promise<void>;
}
declare global {
  // What the measuring side finds in the page is a variable there.
  // eslint-disable-next-line no-var
  var benchStage: Stage | undefined;
}
