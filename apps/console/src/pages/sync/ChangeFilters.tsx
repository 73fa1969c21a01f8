import { type AnswerOf, changeKind, type trackerNumberCalls } from '@comanda/api/calls';
import { pluralOf } from '@comanda/api/labels';
import { Select } from '@comanda/ui/Select';
import { useLingui } from '@lingui/react/macro';
import { useFormat, useLabel } from '../../app/index.ts';
import type { Narrowing } from './narrowing.ts';
import { changeLabel } from '../../app/syncStatus.ts';

interface ChangeFiltersProps {
  /** Of the changes that are there before they are narrowed. */
  readonly counts: Pick<AnswerOf<typeof trackerNumberCalls.number>, 'kinds' | 'people'>;
  readonly narrowing: Narrowing;
  readonly onNarrow: (name: keyof Narrowing, value: string) => void;
}

const ALL = 'all';
/** In the order of a record's life; a whole load is no doing of a person. */
const kinds = changeKind.options.filter((kind) => kind !== 'RLD');

/** Which changes: of which area, by whom, and what happened (docs/product.md §9.1.8). A choice of one is none. */
export function ChangeFilters({ counts, narrowing, onNarrow }: ChangeFiltersProps) {
  const { t } = useLingui();
  const label = useLabel();
  const { number } = useFormat();
  const choose = (name: keyof Narrowing) => (value: string) => onNarrow(name, value === ALL ? '' : value);
  const { entity, author, kind } = narrowing;
  return (
    <>
      {(counts.kinds.length > 1 || entity !== undefined) && (
        <Select
          label={t`Area`}
          isLabelHidden
          value={entity ?? ALL}
          onChange={choose('entity')}
          options={[
            { id: ALL, label: t`Any area` },
            ...counts.kinds.map((one) => ({
              id: one.entity,
              label: `${label(pluralOf(one.entity))} · ${number(one.records)}`,
            })),
          ]}
        />
      )}
      {(counts.people.length > 1 || author !== undefined) && (
        <Select
          label={t`By`}
          isLabelHidden
          value={author ?? ALL}
          onChange={choose('author')}
          options={[
            { id: ALL, label: t`Anyone` },
            ...counts.people.map(({ name, changes }) => ({
              id: name,
              label: `${name} · ${number(changes)}`,
            })),
          ]}
        />
      )}
      <Select
        label={t`What happened`}
        isLabelHidden
        value={kinds.find((known) => known === kind) ?? ALL}
        onChange={choose('kind')}
        options={[
          { id: ALL, label: t`Any change` },
          ...kinds.map((id) => ({ id, label: label(changeLabel(id)) })),
        ]}
      />
    </>
  );
}
