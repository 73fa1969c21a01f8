export { PagingArrows, type PagingArrowsProps } from './PagingArrows.tsx';
