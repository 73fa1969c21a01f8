export { FacetSearch, type FacetSearchProps } from './FacetSearch.tsx';
