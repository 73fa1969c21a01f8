import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { SortKey } from './types.ts';

/** Says the new order when it changes: `aria-sort` alone is not read aloud on a press. */
export function SortAnnouncement(props: {
  readonly columns: readonly { readonly id: string; readonly header: string }[];
  readonly sort: readonly SortKey[];
}) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const keys = props.sort.map(({ id, desc }) => {
    const name = props.columns.find((column) => column.id === id)?.header ?? id;
    return desc ? t`${name}, descending` : t`${name}, ascending`;
  });
  const list = new Intl.ListFormat(locale, { type: 'unit' }).format(keys);
  return (
    <VisuallyHidden>
      <output>{keys.length > 0 && t`Sorted by ${list}`}</output>
    </VisuallyHidden>
  );
}
