import { type Ending, endings } from '@comanda/api/bulk';
import { Select } from '@comanda/ui/Select';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormat } from '../../app/index.ts';

const NONE = 'none';

export const useEnding = () => useState<Ending>();

export interface EndingFieldProps {
  /** None: amounts are as they come. */
  readonly ending: Ending | undefined;
  readonly onChange: (ending: Ending | undefined) => void;
}

/** What amounts are to end in once they are reckoned, as prices do. */
export function EndingField({ ending, onChange }: EndingFieldProps) {
  const { t } = useLingui();
  const { money } = useFormat();
  const called = (one: Ending): string => {
    const amount = money(Number(one));
    return one === '99' ? t`So that they end in ${amount}` : t`To the nearest ${amount}`;
  };
  return (
    <Select
      label={t`Round`}
      options={[
        { id: NONE, label: t`To the smallest coin` },
        ...endings.map((id) => ({ id, label: called(id) })),
      ]}
      value={ending ?? NONE}
      onChange={(next) => onChange(endings.find((one) => one === next))}
    />
  );
}
