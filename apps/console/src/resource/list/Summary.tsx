import type { Resource } from '@comanda/api/kernel';
import { nameOf, pluralOf } from '@comanda/api/labels';
import { useLingui } from '@lingui/react/macro';
import { useFormat, useLabel } from '../../app/index.ts';
import type { ListState } from './listState.ts';
import * as css from './list.css.ts';
import { lazyPart } from '../../lazyPart.ts';

// They are counted once the rows are there.
const Standings = lazyPart(async () => (await import('./Standings.tsx')).Standings);

export interface SummaryProps {
  readonly resource: Resource;
  readonly state: ListState;
  readonly onChange: (change: Partial<ListState>) => void;
  readonly total: number;
  readonly isTotalAtLeast: boolean;
}

/** Within a sentence a name begins small, unless it is an abbreviation. */
const within = (name: string, locale: string): string =>
  /^\p{Lu}(?!\p{Lu})/u.test(name) ? name.charAt(0).toLocaleLowerCase(locale) + name.slice(1) : name;

/** How things stand, before a list lists them: how many there are, and what of it asks for a look. */
export function Summary({ total, isTotalAtLeast, ...list }: SummaryProps) {
  const { t, i18n } = useLingui();
  const label = useLabel();
  const format = useFormat();
  const { code } = list.resource;
  const noun = within(label(total === 1 ? nameOf(code) : pluralOf(code)), i18n.locale);
  const count = format.number(total);
  return (
    <span className={css.summary}>
      <span className={css.count}>
        {isTotalAtLeast ? t`More than ${count} ${noun}` : t`${count} ${noun}`}
      </span>
      {total > 0 && <Standings.Later {...list} total={total} />}
    </span>
  );
}
