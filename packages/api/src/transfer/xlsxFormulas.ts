import { uncomputed } from './texts.ts';

const within = (tag: string): string => `<(?:\\w+:)?${tag}\\b[^<>]*>`;
const cell = new RegExp(
  `${within('c').slice(0, -1)}(?<!/)>\\s*(?:<(?:\\w+:)?f\\b[^<>]*/>|${within('f')}(?<formula>[^<]*)</(?:\\w+:)?f>)\\s*(?:<(?:\\w+:)?v\\s*/>|${within('v')}\\s*</(?:\\w+:)?v>)?\\s*</(?:\\w+:)?c>`,
  'g',
);

/** A sheet whose formulas without a result say so in their cells, which would else be empty (`uncomputed`). */
export const withFormulas = (sheet: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> => {
  const xml = new TextDecoder().decode(sheet);
  if (!/<(?:\w+:)?f\b/.test(xml)) return sheet;
  const told = xml.replace(cell, (whole, formula: string | undefined) => {
    const [, prefix = ''] = /^<(\w+:)?c\b/.exec(whole) ?? [];
    const place = /\sr\s*=\s*["']([A-Z]+\d+)["']/.exec(whole.slice(0, whole.indexOf('>')))?.[1];
    const at = place === undefined ? '' : ` r="${place}"`;
    return `<${prefix}c${at} t="inlineStr"><${prefix}is><${prefix}t>${uncomputed(formula ?? '')}</${prefix}t></${prefix}is></${prefix}c>`;
  });
  return told === xml ? sheet : new TextEncoder().encode(told);
};
