import { register } from 'tsx/esm/api';

// What reads TypeScript in the server is not handed down to what runs beside it.
register();
await import('./readingThread.ts');
