import type { InlineConfig } from 'vite';

/** Modules as one script that a page can run. `entry` is the absolute path of a TypeScript module. */
export function pageScript(entry: string, config?: InlineConfig): Promise<string>;
