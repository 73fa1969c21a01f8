import { plural, t } from '@lingui/core/macro';

/** How many go, where several are deleted at once: the platform's `items_will_delete` (docs/product.md §12.2). */
export const itemsWillDelete = (count: number): string =>
  t`${plural(count, { one: '# item will be deleted.', other: '# items will be deleted.' })}`;
