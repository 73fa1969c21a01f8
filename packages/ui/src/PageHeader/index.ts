export { focusTitle } from './focusTitle.ts';
export { PageHeader, type PageHeaderProps } from './PageHeader.tsx';
