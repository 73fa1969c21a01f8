export * from './frames.ts';
export * from './kitchen.ts';
export * from './record.ts';
export * from './wall.ts';
