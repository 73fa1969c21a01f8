import { PageHeader, type PageHeaderProps } from '@comanda/ui/PageHeader';
import { useTitle } from './title.ts';

export interface PageHeadProps extends PageHeaderProps {
  /** What the window is called, where the heading would not say which page it is. */
  readonly windowTitle?: string;
}

/** The head of a page of the console: its heading also names the window. */
export function PageHead({ windowTitle, ...header }: PageHeadProps) {
  useTitle(windowTitle ?? header.title);
  return <PageHeader {...header} />;
}
