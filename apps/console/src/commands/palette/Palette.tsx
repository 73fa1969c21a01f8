import { pages } from '@comanda/api/pages';
import { CommandPalette } from '@comanda/ui/CommandPalette';
import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useState } from 'react';
import { useLabel } from '../../app/label.ts';
import { shortcuts } from '../shortcuts/shortcuts.ts';
import { AGAIN, CHOOSE, groupsFor } from './groups.ts';
import { type Kept, keepChoice, readRecent } from './recent.ts';
import { keptHit, recordEntryId } from './records/recordEntry.ts';
import { useRecordSearch } from './records/useRecordSearch.ts';
import { useWorld, type WorldActs } from './useWorld.ts';

export interface PaletteProps extends WorldActs {
  /** What was typed while this code was on its way. */
  readonly first: string;
  readonly onClose: () => void;
}

/** All that a person can go to, find, make and do, from one box (docs/product.md §3.7). */
export function Palette({ first, onClose, ...acts }: PaletteProps) {
  const { t } = useLingui();
  const label = useLabel();
  const [query, setQuery] = useState(first);
  // It remembers who had the focus when it opens, and what stood in its place gives that back as this one comes.
  const [isOpen, setOpen] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- what was drawn before has to be gone
  useLayoutEffect(() => setOpen(true), []);
  const [recent] = useState(readRecent);
  const world = useWorld(acts);
  const search = useRecordSearch(query, world);
  const groups = groupsFor({ query, recent, search }, world);
  const choiceOf = (entry: string): Kept => {
    const record =
      search.hits.map(keptHit).find((one) => recordEntryId(one) === entry) ??
      recent.find((one) => one.entry === entry)?.record;
    return { entry, ...(record && { record }) };
  };
  const choose = (id: string): void => {
    if (id === AGAIN) {
      search.again();
      return;
    }
    if (id === CHOOSE) {
      onClose();
      world.go(pages.companies.path);
      return;
    }
    keepChoice(choiceOf(id));
    onClose();
    groups
      .flatMap(({ items }) => items)
      .find((item) => item.id === id)
      ?.run();
  };
  return (
    <CommandPalette
      isOpen={isOpen}
      onOpenChange={(isStaying) => {
        if (!isStaying) onClose();
      }}
      label={label(shortcuts.palette.text)}
      query={query}
      onQueryChange={setQuery}
      groups={groups}
      onChoose={choose}
      whenEmpty={t`Nothing matches`}
    />
  );
}
