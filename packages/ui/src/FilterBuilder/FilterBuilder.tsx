import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { Group } from 'react-aria-components/Group';
import { Button } from '../Button/index.ts';
import { onDemand } from '../OnDemand/index.ts';
import { ConditionChip } from './ConditionChip.tsx';
import { ConditionTrigger } from './ConditionTrigger.ts';
import * as css from './FilterBuilder.css.ts';
import { countConditions, EVERYTHING, group, isGroup, joinOf, partsOf, withPart } from './tree.ts';
import type { FilterField, FilterGroup } from './types.ts';

export interface FilterBuilderProps {
  /** Names the group of filters. */
  readonly label: string;
  readonly fields: readonly FilterField[];
  readonly value: FilterGroup;
  readonly onChange: (value: FilterGroup) => void;
}

const JoinSelect = onDemand(async () => (await import('./JoinSelect.tsx')).JoinSelect);

/**
 * Filters above a list, as a sentence of chips: press one to change it, its cross to take it out.
 * It edits one level; groups inside the tree are kept, counted and can be removed.
 */
export function FilterBuilder({ label, fields, value, onChange }: FilterBuilderProps) {
  const { t } = useLingui();
  const parts = partsOf(value);
  return (
    <Group aria-label={label} className={css.builder}>
      {parts.length > 1 && (
        <div className={css.join}>
          <JoinSelect.View value={joinOf(value)} onChange={(join) => onChange(group(join, parts))} />
        </div>
      )}
      {parts.length > 0 && (
        <ul className={css.chips}>
          {parts.map((part, index) => (
            // Conditions have no identity of their own; their place is it.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className={css.chipItem}>
              {isGroup(part) ? (
                <ConditionChip
                  text={t`${plural(countConditions(part), { one: '# nested condition', other: '# nested conditions' })}`}
                  onRemove={() => onChange(withPart(value, index, undefined))}
                />
              ) : (
                <ConditionChip
                  condition={part}
                  fields={fields}
                  onChange={(next) => onChange(withPart(value, index, next))}
                  onRemove={() => onChange(withPart(value, index, undefined))}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <ConditionTrigger
        trigger={
          <Button size="sm" variant="ghost" iconStart={Plus}>
            {t`Add filter`}
          </Button>
        }
        content={{
          title: t`Add filter`,
          fields,
          onApply: (condition) => onChange(withPart(value, parts.length, condition)),
        }}
      />
      {parts.length > 0 && (
        <Button size="sm" variant="ghost" onPress={() => onChange(EVERYTHING)}>
          {t`Clear filters`}
        </Button>
      )}
    </Group>
  );
}
