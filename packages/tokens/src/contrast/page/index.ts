import { collect, type Collected } from './collect.ts';
import { fingerprintOf, type Fingerprint, type PaintMark } from './fingerprint.ts';

export type { Collected };

declare global {
  /** Put into a page to ask it what meets in it. */
  var comandaContrast: {
    /** All paints there are; told once. */
    marks: readonly PaintMark[];
    readonly collect: () => Collected;
  };
}

let fingerprint: Fingerprint | undefined;

globalThis.comandaContrast = {
  marks: [],
  collect: () => {
    fingerprint ??= fingerprintOf(globalThis.comandaContrast.marks);
    return collect(fingerprint);
  },
};
