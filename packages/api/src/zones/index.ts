export * from './timeZone.ts';
export * from './zones.ts';
