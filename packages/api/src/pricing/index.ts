export * from './cardFee.ts';
export * from './composition.ts';
export * from './pricing.ts';
export * from './purchase.ts';
export * from './rateHolding.ts';
