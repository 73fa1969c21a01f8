import { useLingui } from '@lingui/react/macro';
import { Group } from 'react-aria-components/Group';
import { Button } from '../Button/index.ts';
import type { DayRange } from '../days/faults.ts';
import * as css from './DateRangePicker.css.ts';

/** A period that is often asked for, under the name that people have for it. */
export interface DatePreset {
  readonly id: string;
  readonly label: string;
  readonly range: DayRange;
}

export interface PresetsProps {
  readonly presets: readonly DatePreset[];
  readonly chosen: DayRange | null;
  readonly onChoose: (range: DayRange) => void;
}

/** Periods that take one press. */
export function Presets({ presets, chosen, onChoose }: PresetsProps) {
  const { t } = useLingui();
  return (
    <Group aria-label={t`Usual periods`} className={css.presets}>
      {presets.map(({ id, label, range }) => {
        const isChosen = chosen?.from === range.from && chosen.to === range.to;
        return (
          <Button
            key={id}
            size="sm"
            variant={isChosen ? 'soft' : 'ghost'}
            aria-pressed={isChosen}
            onPress={() => onChoose(range)}
            UNSAFE_className={css.preset}
          >
            {label}
          </Button>
        );
      })}
    </Group>
  );
}
