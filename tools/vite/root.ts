import { fileURLToPath } from 'node:url';

/** The workspace's root directory, absolute, whatever the current directory is. */
export const root = fileURLToPath(new URL('../..', import.meta.url));
