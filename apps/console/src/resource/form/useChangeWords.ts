import type { Resource } from '@comanda/api/kernel';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useDraftPart } from './DraftContext.tsx';
import type { DraftStore } from './draft.ts';
import { useFieldLabel } from './useFieldLabel.ts';

/** So many are named; of more it is told how many. */
const MOST_NAMED = 3;
const GLUE = ' ';

/** What of a record is changed and not saved, in words for the bar that saves. */
export function useChangeWords(resource: Resource, draft: DraftStore): string {
  const { t, i18n } = useLingui();
  const called = useFieldLabel(resource);
  const changed = useDraftPart(draft, (state) => state.changed.join(GLUE));
  if (changed === '') return '';
  const names = changed.split(GLUE);
  const count = t`${plural(names.length, { one: '# change', other: '# changes' })}`;
  if (names.length > MOST_NAMED) return count;
  const list = new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(names.map(called));
  return `${count}: ${list}`;
}
