import { type AnswerOf, syncCalls, type Tracker, type trackerNumberCalls } from '@comanda/api/calls';
import { pluralOf } from '@comanda/api/labels';
import { Fact, Facts } from '@comanda/ui/Facts';
import { RelativeTime } from '@comanda/ui/RelativeTime';
import { Row, Rows } from '@comanda/ui/Rows';
import { Text } from '@comanda/ui/Text';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useCallQuery, useCompany, useFormat, useLabel } from '../../app/index.ts';
import { SearchBox } from '../../resource/list/SearchBox.tsx';
import { QueryState } from '../../list/QueryState.tsx';
import { ChangeFilters } from './ChangeFilters.tsx';
import { ChangeSubject, ChangeSummary } from './ChangeSummary.tsx';
import { byRecord, filterOf, isWithin, type Narrowing } from './narrowing.ts';
import * as css from './sync.css.ts';

interface GoingOutProps {
  readonly trackers: readonly Tracker[] | 'all';
  /** Of all that go out. */
  readonly counts: AnswerOf<typeof trackerNumberCalls.number>;
}

/** Changes that are written out; the others are found by their words, and on the page of changes. */
const written = 50;
/** From so many on somebody looks for one among them. */
const searched = 6;

/** What a publication takes to the tills: how many records of each area, and of each record what was and what will be. */
export function GoingOut({ trackers, counts }: GoingOutProps) {
  const { t } = useLingui();
  const label = useLabel();
  const { number } = useFormat();
  const { id: idCompany } = useCompany();
  const [narrowing, setNarrowing] = useState<Narrowing>({});
  const narrow = (name: keyof Narrowing, value: string): void =>
    setNarrowing((last) =>
      Object.fromEntries(Object.entries({ ...last, [name]: value }).filter(([, one]) => one !== '')),
    );
  const { search = '' } = narrowing;
  const whereExtra = filterOf('PND', narrowing);
  const pending = useCallQuery(
    syncCalls.trackerList,
    { data: { idCompany, limit: written, search, ...(whereExtra && { whereExtra }) } },
    { enabled: trackers === 'all', placeholderData: keepPreviousData },
  );
  const chosen = trackers === 'all' ? undefined : trackers.filter(isWithin(narrowing));
  const found = chosen?.slice(0, written) ?? pending.data?.elements ?? [];
  const total = chosen?.length ?? pending.data?.total ?? 0;
  const isNarrowed = Object.keys(narrowing).length > 0;
  return (
    <section className={css.stack} aria-label={t`What goes out`}>
      {counts.kinds.length > 0 && (
        <Facts>
          {counts.kinds.map(({ entity, records }) => (
            <Fact key={entity} term={label(pluralOf(entity))}>
              {number(records)}
            </Fact>
          ))}
        </Facts>
      )}
      {counts.elements >= searched && (
        <search className={css.narrowing}>
          <SearchBox label={t`Search changes`} value={search} onSearch={(words) => narrow('search', words)} />
          <ChangeFilters counts={counts} narrowing={narrowing} onNarrow={narrow} />
        </search>
      )}
      {trackers === 'all' && <QueryState query={pending} />}
      {isNarrowed && !pending.isError && (
        <Text as="p" tone="muted">
          {found.length === 0 && <Trans>Nothing matches.</Trans>}{' '}
          <Plural
            value={counts.elements}
            one="Filters only change what you see here: the # change goes out."
            other="Filters only change what you see here: all # changes go out."
          />
        </Text>
      )}
      {/* What was searched begins at its first hit, wherever the list was scrolled to. */}
      {found.length > 0 && (
        <Rows key={JSON.stringify(narrowing)} label={t`Changes`} isFramed>
          {byRecord(found).map((changes) => (
            <Row key={changes[0].id} arrange="stack">
              <ChangeSubject subject={changes[0].subject} />
              {changes.map((change) => (
                <div key={change.id} className={css.goingChange}>
                  <ChangeSummary tracker={change} />
                  <Text tone="muted" size="sm">
                    {change.author.name} · <RelativeTime at={change.created} />
                  </Text>
                </div>
              ))}
            </Row>
          ))}
        </Rows>
      )}
      {total > found.length && (
        <Text as="p" tone="muted">
          <Plural
            value={total - found.length}
            one="and # change more, on the page of changes"
            other="and # changes more, on the page of changes"
          />
        </Text>
      )}
    </section>
  );
}
