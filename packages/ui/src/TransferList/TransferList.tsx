import { useLingui } from '@lingui/react/macro';
import { Minus, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { describedBy, hasContent, OwnMessages } from '../Field/parts.ts';
import * as css from './TransferList.css.ts';
import { type Side, TransferSide } from './TransferSide.tsx';

export interface TransferItem {
  readonly id: string;
  readonly label: string;
  readonly description?: string;
  /** Of a business; its initials stand in for one that it has not. */
  readonly picture?: string | null;
  readonly isDisabled?: boolean;
}
export interface TransferListProps {
  readonly label: string;
  readonly items: readonly TransferItem[];
  /** Ids of those that are chosen, in the order that they were chosen in. */
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  /** Shows what is chosen, and nothing to choose from. */
  readonly isReadOnly?: boolean;
  readonly isDisabled?: boolean;
  readonly description?: string | undefined;
  readonly error?: string | undefined;
  /** How many are in sight before more are asked for. */
  readonly chunk?: number;
}

/** One by its name, several by how many they are. */
const saidOf = ([first, ...others]: readonly TransferItem[]): string | number =>
  others.length === 0 ? (first?.label ?? '') : others.length + 1;

/** Two lists: what there is, and what is chosen of it. A press carries an entry over; long lists come in chunks. */
export function TransferList({
  label,
  items,
  value,
  onChange,
  isReadOnly = false,
  isDisabled = false,
  description,
  error,
  chunk = 4,
}: TransferListProps) {
  const { t } = useLingui();
  const id = useId();
  const [said, setSaid] = useState('');
  const messages = { id, description, error };
  const described = describedBy(messages);
  const byId = new Map(items.map((item) => [item.id, item]));
  const chosen = value.flatMap((one) => byId.get(one) ?? []);
  const rest = items.filter((item) => !value.includes(item.id));
  const give = (next: readonly string[], words: string): void => {
    setSaid(words);
    onChange(next);
  };
  const sides: readonly Side[] = [
    ...(isReadOnly
      ? []
      : [
          {
            id: `${id}-rest`,
            title: t`Available`,
            items: rest,
            icon: Plus,
            nameOf: (name: string) => t`Add: ${name}`,
            all: t`Add all`,
            none: t`Nothing to show`,
            move: (moved: readonly TransferItem[]) =>
              give([...value, ...moved.map((one) => one.id)], t`${saidOf(moved)} added`),
          },
        ]),
    {
      id: `${id}-chosen`,
      title: t`Chosen`,
      items: chosen,
      icon: Minus,
      nameOf: (name: string) => t`Remove ${name}`,
      all: t`Remove all`,
      none: t`None`,
      move: (moved: readonly TransferItem[]) =>
        give(
          value.filter((one) => !moved.some((item) => item.id === one)),
          t`${saidOf(moved)} removed`,
        ),
    },
  ];
  return (
    <Group
      className={css.group}
      aria-labelledby={`${id}-label`}
      {...(described !== undefined && { 'aria-describedby': described })}
      isInvalid={hasContent(error)}
    >
      <span id={`${id}-label`} className={css.legend}>
        {label}
      </span>
      <div className={css.sides}>
        {sides.map((side) => (
          <TransferSide
            key={side.id}
            side={side}
            chunk={chunk}
            isReadOnly={isReadOnly}
            isDisabled={isDisabled}
          />
        ))}
      </div>
      <OwnMessages {...messages} />
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
    </Group>
  );
}
