import type { PermissionState } from '@comanda/api/permissions';
import { Icon } from '@comanda/ui/Icon';
import { Status } from '@comanda/ui/Status';
import { Text } from '@comanda/ui/Text';
import { VisuallyHidden } from '@comanda/ui/VisuallyHidden';
import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';

/** The three states in words. */
export function useStateName(): (state: PermissionState) => string {
  const { t } = useLingui();
  const names = { GRN: t`Granted`, NUL: t`Not granted`, DEN: t`Denied` };
  return (state) => names[state];
}

/** What a role says of an action, to be read: a tick, a denial in words; what is not granted is left blank to the eye. */
export function StateText({ state }: { readonly state: PermissionState }) {
  const said = useStateName()(state);
  if (state === 'DEN') return <Status tone="danger" text={said} />;
  if (state === 'NUL') return <VisuallyHidden>{said}</VisuallyHidden>;
  return (
    <Text tone="success">
      <Icon icon={Check} />
      <VisuallyHidden>{said}</VisuallyHidden>
    </Text>
  );
}
