import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ConditionTrigger } from './ConditionTrigger.ts';
import * as css from './FilterBuilder.css.ts';
import { group, joinOf, otherJoin, partsOf, type Room, withPart } from './tree.ts';
import type { FilterBounds, FilterField, FilterGroup } from './types.ts';

export interface AddPartsProps {
  readonly fields: readonly FilterField[];
  /** The group that grows. */
  readonly value: FilterGroup;
  readonly onChange: (value: FilterGroup) => void;
  readonly bounds: FilterBounds;
  readonly room: Room;
  readonly isOpenAtFirst?: boolean;
  readonly renderAdd: (text: string) => ReactNode;
  readonly renderAddGroup: (text: string) => ReactNode;
}

/** Buttons that put one more condition into a group, or a group that begins with one. */
export function AddParts(props: AddPartsProps) {
  const { fields, value, onChange, bounds, room, isOpenAtFirst = false, renderAdd, renderAddGroup } = props;
  const { t } = useLingui();
  const parts = partsOf(value);
  const content = (title: string) => ({ title, fields, maxText: bounds.text });
  return (
    <>
      {room.terms > 0 && (
        <ConditionTrigger
          isOpenAtFirst={isOpenAtFirst}
          trigger={renderAdd(t`Add filter`)}
          content={{
            ...content(t`Add filter`),
            onApply: (condition) => onChange(withPart(value, parts.length, condition)),
          }}
        />
      )}
      {room.terms > 1 && room.levels > 1 && parts.length > 0 && (
        <ConditionTrigger
          trigger={renderAddGroup(t`Add group`)}
          content={{
            ...content(t`First condition of the group`),
            onApply: (condition) =>
              onChange(withPart(value, parts.length, group(otherJoin(joinOf(value)), [condition]))),
          }}
        />
      )}
      {room.terms > 1 && room.levels <= 1 && (
        <span className={css.bound}>{t`No deeper than ${bounds.depth} levels`}</span>
      )}
    </>
  );
}
