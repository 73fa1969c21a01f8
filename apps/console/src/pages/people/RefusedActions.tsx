import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useActionName } from '../../access/useActionName.ts';
import { useFaultText } from '../../resource/form/useFaultText.ts';
import type { RefusedAction } from './actionFaults.ts';

export interface RefusedActionsProps {
  readonly refused: readonly RefusedAction[];
  /** Leaves them as they are stored: who lacks one can change nothing at it any more. */
  readonly onPutBack: () => void;
}

/** Names each action that a role was refused for, and why (docs/product.md §5.6.3). */
export function RefusedActions({ refused, onPutBack }: RefusedActionsProps) {
  const { t } = useLingui();
  const nameOf = useActionName();
  const say = useFaultText();
  return (
    <Banner
      tone="danger"
      title={t`Not saved; what you changed is still here`}
      actions={<Button size="sm" onPress={onPutBack}>{t`Leave these permissions as they were`}</Button>}
    >
      {refused.map(({ action, fault: { field = '', error = '', params } }) => (
        <p key={action}>
          <Text weight="medium">{nameOf(action)}</Text>{' '}
          {error === 'beyond_own'
            ? t`You do not have this permission yourself, so you cannot give or take it.`
            : say({ path: field, code: error, ...(params && { params }) })}
        </p>
      ))}
    </Banner>
  );
}
