import { collect, type Collected } from './collect.ts';
import type { PaintMark } from './fingerprint.ts';

export type { Collected };

declare global {
  /** Put into a page to ask it what meets in it. */
  var comandaContrast: {
    /** All paints there are; told once. */
    marks: readonly PaintMark[];
    readonly collect: () => Collected;
  };
}

globalThis.comandaContrast = { marks: [], collect: () => collect(globalThis.comandaContrast.marks) };
