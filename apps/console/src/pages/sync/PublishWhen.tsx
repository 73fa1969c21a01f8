import { RadioGroup } from '@comanda/ui/RadioGroup';
import { useLingui } from '@lingui/react/macro';
import { nightHour } from './planHour.ts';
import { lazyPart } from '../../lazyPart.ts';

// Few publications wait for an hour of their own, and a calendar is large.
const ChosenHour = lazyPart(async () => (await import('./ChosenHour.tsx')).ChosenHour);

export interface Chosen {
  readonly kind: 'chosen';
  readonly day: string | null;
  readonly time: string | null;
}
export type When = { readonly kind: 'now' | 'night' } | Chosen;

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
        <ChosenHour chosen={when} onChange={onChange} isDisabled={isDisabled} error={error} />
      )}
    </>
  );
}
