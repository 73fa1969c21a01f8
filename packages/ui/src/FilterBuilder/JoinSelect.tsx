import { useLingui } from '@lingui/react/macro';
import { Select } from '../Select/index.ts';
import type { Join } from './tree.ts';

export interface JoinSelectProps {
  readonly value: Join;
  readonly onChange: (join: Join) => void;
}

/** Whether a record has to match all conditions or any of them. */
export function JoinSelect({ value, onChange }: JoinSelectProps) {
  const { t } = useLingui();
  const joins: readonly { id: Join; label: string }[] = [
    { id: 'and', label: t`Match all` },
    { id: 'or', label: t`Match any` },
  ];
  return (
    <Select
      label={t`Records match`}
      isLabelHidden
      size="sm"
      options={joins}
      value={value}
      onChange={onChange}
    />
  );
}
