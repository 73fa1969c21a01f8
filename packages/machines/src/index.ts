export * from './language/index.ts';
export * from './live/index.ts';
export * from './selection/index.ts';
export * from './session/index.ts';
export * from './sync/index.ts';
