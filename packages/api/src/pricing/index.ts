export * from './composition.ts';
export * from './pricing.ts';
