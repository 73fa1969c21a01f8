export { focusTitle, focusTitleIfLost } from './focusTitle.ts';
export { PageHeader, type PageHeaderProps } from './PageHeader.tsx';
