import { DateField } from '@comanda/ui/DateField';
import { TimeField } from '@comanda/ui/TimeField';
import { useLingui } from '@lingui/react/macro';
import type { Chosen } from './PublishWhen.tsx';
import * as css from './sync.css.ts';

interface ChosenHourProps {
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
  readonly isDisabled: boolean;
  readonly error: string | undefined;
}

/** The day and the hour on the wall of a store at which something goes out. */
export function ChosenHour({ chosen, onChange, isDisabled, error }: ChosenHourProps) {
  const { t } = useLingui();
  return (
    <div className={css.hour}>
      <DateField
        label={t`Day`}
        value={chosen.day}
        isDisabled={isDisabled}
        onChange={(day) => onChange({ ...chosen, day })}
        {...(error !== undefined && { error })}
      />
      <TimeField
        label={t`Hour`}
        value={chosen.time}
        isDisabled={isDisabled}
        onChange={(time) => onChange({ ...chosen, time })}
      />
    </div>
  );
}
