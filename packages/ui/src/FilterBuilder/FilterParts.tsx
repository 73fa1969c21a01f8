import { useLingui } from '@lingui/react/macro';
import { Parentheses, Plus, X } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { IconButton } from '../IconButton/index.ts';
import { AddParts } from './AddParts.tsx';
import { ConditionChip } from './ConditionChip.tsx';
import * as css from './FilterBuilder.css.ts';
import { group, isGroup, joinOf, otherJoin, partsOf, type Room, withPart } from './tree.ts';
import type { FilterBounds, FilterField, FilterGroup } from './types.ts';

export interface FilterPartsProps {
  readonly fields: readonly FilterField[];
  readonly value: FilterGroup;
  readonly onChange: (value: FilterGroup) => void;
  readonly bounds: FilterBounds;
  readonly room: Room;
}

/** The parts of a group with the word that joins them; groups among them are such sentences again. */
export function FilterParts({ fields, value, onChange, bounds, room }: FilterPartsProps) {
  const parts = partsOf(value);
  return (
    <ul className={css.chips}>
      {parts.map((part, index) => {
        const change = (next: typeof part | undefined) => onChange(withPart(value, index, next));
        return (
          // Parts have no identity of their own; their place is it.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={css.chipItem}>
            {index > 0 && <JoinWord value={value} onChange={onChange} isFirst={index === 1} />}
            {isGroup(part) ? (
              <NestedGroup
                fields={fields}
                value={part}
                onChange={change}
                bounds={bounds}
                room={{ ...room, levels: room.levels - 1 }}
              />
            ) : (
              <ConditionChip
                condition={part}
                fields={fields}
                maxText={bounds.text}
                onChange={change}
                onRemove={() => change(undefined)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** "and" or "or". The first of a group turns all of them, as they are one decision. */
function JoinWord({
  value,
  onChange,
  isFirst,
}: Pick<FilterPartsProps, 'value' | 'onChange'> & { readonly isFirst: boolean }) {
  const { t } = useLingui();
  const words = {
    and: t({ message: 'and', comment: 'Between two conditions of a filter' }),
    or: t({ message: 'or', comment: 'Between two conditions of a filter' }),
  };
  const join = joinOf(value);
  const [word, other] = [words[join], words[otherJoin(join)]];
  return isFirst ? (
    <AriaButton
      className={css.joinButton}
      aria-label={t`${word}, change to ${other}`}
      onPress={() => onChange(group(otherJoin(join), partsOf(value)))}
    >
      {word}
    </AriaButton>
  ) : (
    <span className={css.join}>{word}</span>
  );
}

function NestedGroup(props: FilterPartsProps) {
  const { value, onChange } = props;
  const { t } = useLingui();
  return (
    <Group aria-label={joinOf(value) === 'and' ? t`All of these` : t`Any of these`} className={css.nested}>
      <FilterParts {...props} />
      <AddParts
        {...props}
        renderAdd={() => <IconButton size="sm" icon={Plus} label={t`Add to this group`} />}
        renderAddGroup={() => <IconButton size="sm" icon={Parentheses} label={t`Add group inside`} />}
      />
      <IconButton
        size="sm"
        icon={X}
        label={t`Remove group`}
        onPress={() => onChange(group(joinOf(value), []))}
      />
    </Group>
  );
}
