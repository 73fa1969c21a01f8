export * from './fields.ts';
export * from './platform.ts';
export * from './resource.ts';
