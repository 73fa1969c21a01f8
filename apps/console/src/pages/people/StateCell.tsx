import type { PermissionState } from '@comanda/api/permissions';
import { Button } from '@comanda/ui/Button';
import { Checkbox } from '@comanda/ui/Checkbox';
import { IconButton } from '@comanda/ui/IconButton';
import { useLingui } from '@lingui/react/macro';
import { Ban, Lock, LockOpen } from 'lucide-react';
import { useStateName } from './StateText.tsx';

export interface StateCellProps {
  /** The action in words: `Taxes · Create`. */
  readonly name: string;
  readonly state: PermissionState;
  /** Whether the author holds it, so that they may give and take it. */
  readonly isOwn: boolean;
  readonly onTick: () => void;
  readonly onLift: () => void;
}

/** What a role says of one action, to be changed: a tick grants and clears; a denial is lifted by itself. */
export function StateCell({ name, state, isOwn, onTick, onLift }: StateCellProps) {
  const { t } = useLingui();
  const said = useStateName()(state);
  if (!isOwn)
    return (
      <IconButton
        icon={state === 'GRN' ? LockOpen : Lock}
        label={t`${name}: ${said}. You do not have this permission yourself, so you cannot give or take it.`}
      />
    );
  if (state === 'DEN')
    return (
      <Button
        size="sm"
        tone="danger"
        variant="ghost"
        iconStart={Ban}
        aria-label={t`${name}: denied. Lift the denial.`}
        onPress={onLift}
      >
        {said}
      </Button>
    );
  return <Checkbox label={name} isLabelHidden isSelected={state === 'GRN'} onChange={onTick} />;
}
