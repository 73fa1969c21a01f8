import { lazyPart } from '../../lazyPart.ts';

/** A record that is only read needs none of these. */
export const WritingDialogs = lazyPart(async () => (await import('./WritingDialogs.tsx')).WritingDialogs);
