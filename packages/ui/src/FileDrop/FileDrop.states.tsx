import { Link } from '../Link/index.ts';
import type { FileDropProps } from './index.ts';

const texts = { label: 'File', description: 'CSV or Excel (.xlsx), up to 20 MB.' };

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  empty: texts,
  pending: { ...texts, isPending: true },
  wrong: { ...texts, error: 'This is not a table. Choose a CSV or an .xlsx file.' },
  further: { ...texts, children: <Link href="#template">Download a template</Link> },
  disabled: { ...texts, isLabelHidden: true, isDisabled: true },
} satisfies Record<string, Omit<FileDropProps, 'onFile'>>;
