import type { ReactNode } from 'react';
import type { box } from './Field.css.ts';

/** The texts around every control that takes a value. The application translates them. */
export interface FieldTexts {
  label: string;
  /** Keep the label for assistive technology only, where a heading or a column says the same. */
  isLabelHidden?: boolean;
  /** One line of help, always visible. */
  description?: ReactNode;
  /** What is wrong and what to do; its presence makes the control invalid. */
  error?: ReactNode;
  /** At the end of the label's line: a counter, a language switch, a link. */
  labelEnd?: ReactNode;
}

/** Height of the control: `sm` in toolbars and table cells, `lg` where fingers work. */
export type FieldSize = keyof typeof box.classNames.variants.size;
