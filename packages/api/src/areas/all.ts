import { areas } from './table.ts';

/**
 * Every definition, for who needs all of them at once: the server, the tests, the documentation. The console loads each
 * by its line of the table. A reference points at a code of this registry.
 */
export const resources = await Promise.all(areas.map(({ load }) => load()));
