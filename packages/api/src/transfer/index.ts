export * from './table.ts';
export * from './sheet.ts';
export { writeCsv } from './csv.ts';
