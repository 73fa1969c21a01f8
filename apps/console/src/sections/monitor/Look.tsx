import type { SectionProps } from '../section.ts';
import * as css from '../section.css.ts';
import { Preview } from './Preview.tsx';

/** What screens of a monitor show, with a rush on one of them as it will look (docs/product.md §8.17). */
export function Look({ fields, values, Fields }: SectionProps) {
  return (
    <div className={css.section}>
      <Fields names={fields} />
      <Preview values={values} />
    </div>
  );
}
