import type { Import } from '@comanda/api/calls';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** What becomes of the rows of a file, as a sentence. */
export function useCountsText(counts: Import['counts']): string {
  const { t, i18n } = useLingui();
  if (!counts) return '';
  const { rows, creates, changes, unchanged, rejected, skipped, belongs } = counts;
  const parts = [
    creates > 0 && t`${plural(creates, { one: '# is new', other: '# are new' })}`,
    changes > 0 && t`${plural(changes, { one: '# changes a record', other: '# change records' })}`,
    unchanged > 0 &&
      t`${plural(unchanged, { one: '# is as it is stored', other: '# are as they are stored' })}`,
    belongs > 0 &&
      t`${plural(belongs, { one: '# is part of another row', other: '# are part of another row' })}`,
    skipped > 0 && t`${plural(skipped, { one: '# is left out', other: '# are left out' })}`,
    rejected > 0 && t`${plural(rejected, { one: '# is not imported', other: '# are not imported' })}`,
  ].filter((part) => part !== false);
  const list = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(parts);
  return t`${plural(rows, { one: `Of # row: ${list}.`, other: `Of # rows: ${list}.` })}`;
}
