export { inLayout, layoutFor, placesOf } from './layout.ts';
