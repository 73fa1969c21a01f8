import { DateField } from '@comanda/ui/DateField';
import { RadioGroup } from '@comanda/ui/RadioGroup';
import { TimeField } from '@comanda/ui/TimeField';
import { useLingui } from '@lingui/react/macro';
import { nightHour } from './planHour.ts';
import * as css from './sync.css.ts';

export type When =
  | { readonly kind: 'now' | 'night' }
  | { readonly kind: 'chosen'; readonly day: string | null; readonly time: string | null };

interface PublishWhenProps {
  readonly when: When;
  readonly onChange: (when: When) => void;
  readonly isDisabled: boolean;
  /** Why the chosen hour will not do. */
  readonly error: string | undefined;
}

/** Now, in the coming night, or at an hour that somebody chooses: by the clock on the wall of each store. */
export function PublishWhen({ when, onChange, isDisabled, error }: PublishWhenProps) {
  const { t } = useLingui();
  return (
    <>
      <RadioGroup
        label={t`When`}
        orientation="horizontal"
        isDisabled={isDisabled}
        value={when.kind}
        onChange={(kind) => onChange(kind === 'chosen' ? { kind, day: null, time: nightHour } : { kind })}
        options={[
          { id: 'now', label: t`Now` },
          { id: 'night', label: t`Tonight at ${nightHour}` },
          { id: 'chosen', label: t`At another hour` },
        ]}
      />
      {when.kind === 'chosen' && (
        <div className={css.hour}>
          <DateField
            label={t`Day`}
            value={when.day}
            isDisabled={isDisabled}
            onChange={(day) => onChange({ ...when, day })}
            {...(error !== undefined && { error })}
          />
          <TimeField
            label={t`Hour`}
            value={when.time}
            isDisabled={isDisabled}
            onChange={(time) => onChange({ ...when, time })}
          />
        </div>
      )}
    </>
  );
}
