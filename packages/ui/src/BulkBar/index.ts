export { BulkBar, type BulkBarAction, type BulkBarProps } from './BulkBar.tsx';
