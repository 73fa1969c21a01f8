import { useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { Group } from 'react-aria-components/Group';
import { Button } from '../Button/index.ts';
import { AddParts } from './AddParts.tsx';
import * as css from './FilterBuilder.css.ts';
import { FilterParts } from './FilterParts.tsx';
import { EVERYTHING, partsOf, roomIn } from './tree.ts';
import type { FilterBounds, FilterField, FilterGroup } from './types.ts';

export interface FilterBuilderProps {
  /** Names the group of filters. */
  readonly label: string;
  readonly fields: readonly FilterField[];
  readonly value: FilterGroup;
  readonly onChange: (value: FilterGroup) => void;
  readonly bounds: FilterBounds;
  /** Asks for a condition as soon as it stands. */
  readonly isAdding?: boolean;
}

/**
 * Filters above a list, as a sentence of chips: press one to change it, its cross to take it out, the word between two
 * to turn "and" into "or". Groups stand in the sentence like parentheses.
 */
export function FilterBuilder({
  label,
  fields,
  value,
  onChange,
  bounds,
  isAdding = false,
}: FilterBuilderProps) {
  const { t } = useLingui();
  const add = useRef<HTMLButtonElement>(null);
  const room = roomIn(value, bounds);
  // What is taken out leaves no focus behind: it goes to where the next part would come from.
  const change = (next: FilterGroup) => {
    if (roomIn(next, bounds).terms > room.terms) add.current?.focus();
    onChange(next);
  };
  const isEmpty = partsOf(value).length === 0;
  return (
    <Group aria-label={label} className={css.builder}>
      {!isEmpty && (
        <FilterParts fields={fields} value={value} onChange={change} bounds={bounds} room={room} />
      )}
      <AddParts
        fields={fields}
        value={value}
        onChange={onChange}
        bounds={bounds}
        room={room}
        isOpenAtFirst={isAdding}
        renderAdd={(text) => (
          <Button ref={add} size="sm" variant="ghost" iconStart={Plus}>
            {text}
          </Button>
        )}
        renderAddGroup={(text) => (
          <Button size="sm" variant="ghost">
            {text}
          </Button>
        )}
      />
      {room.terms < 1 && (
        <span className={css.bound}>{t`A filter takes ${bounds.terms} parts at most, groups included.`}</span>
      )}
      {!isEmpty && (
        <Button size="sm" variant="ghost" onPress={() => change(EVERYTHING)}>
          {t`Clear filters`}
        </Button>
      )}
    </Group>
  );
}
