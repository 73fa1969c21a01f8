import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What each check of each story cost, one line a story, one file a process; `tools/stories.mjs` adds them up. */
const folder = fileURLToPath(new URL('../../.cache/stories-cost/', import.meta.url));
mkdirSync(folder, { recursive: true });
const file = join(folder, `${process.pid}.jsonl`);

let began = performance.now();
let costs: Record<string, number> = {};

/** A story begins now: what passes until the first `took` is its own rendering and playing. */
export function begin(): void {
  began = performance.now();
  costs = {};
}

/** What has passed since the last call went into `name`. */
export function took(name: string): void {
  const now = performance.now();
  costs[name] = (costs[name] ?? 0) + now - began;
  began = now;
}

export function note(id: string): void {
  appendFileSync(file, `${JSON.stringify({ id, costs })}\n`);
}
