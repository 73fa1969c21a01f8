export { Pagination, type PaginationProps } from './Pagination.tsx';
export { pageSizes } from './pages.ts';
