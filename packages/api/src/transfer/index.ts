export * from './table.ts';
export * from './sheet.ts';
export { writeCsv } from './csv.ts';
export * from './numbers.ts';
export * from './columns.ts';
export * from './mapping.ts';
export * from './plan.ts';
export { codeFor } from './codes.ts';
export { dryRun, isNameOnly } from './dryRun.ts';
