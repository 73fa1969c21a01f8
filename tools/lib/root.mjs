import { fileURLToPath } from 'node:url';

/** The workspace's root directory: absolute, no trailing separator. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
