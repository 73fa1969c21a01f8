export { FacetChips, type FacetChipsProps, type FacetOption } from './FacetChips.tsx';
