export { countries, divisions } from './countries.ts';
export { handleIn, type NetworkName, networkNames, prefixOf } from './networks.ts';
export * from './shapes.ts';
