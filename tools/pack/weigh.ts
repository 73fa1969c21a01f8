import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sizes } from '../lib/evidence.ts';
import { publishRecords, recordFolder, stampRecords } from '../lib/record-folder.mjs';
import type { Scales, Size } from './scales.ts';

/** Weighs each component by itself, for its page in the workbench. */
export async function weighComponents(scales: Scales, components: readonly string[]): Promise<void> {
  const sizes: Record<string, Size> = {};
  for (const name of components) sizes[name] = await scales.ofComponents([name]);
  const all: Sizes = sizes;
  mkdirSync(recordFolder, { recursive: true });
  writeFileSync(join(recordFolder, 'sizes.json'), `${JSON.stringify(all, rounded, 2)}\n`);
  publishRecords();
  stampRecords('sizes');
}

/** As precise as a page says it. */
const rounded = (_: string, value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value * 10) / 10 : value;
