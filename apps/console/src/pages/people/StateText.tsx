import type { PermissionState } from '@comanda/api/permissions';
import { Status } from '@comanda/ui/Status';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';

/** The three states in words. */
export function useStateName(): (state: PermissionState) => string {
  const { t } = useLingui();
  const names = { GRN: t`Granted`, NUL: t`Not granted`, DEN: t`Denied` };
  return (state) => names[state];
}

/** What a role says of an action, to be read. */
export function StateText({ state }: { readonly state: PermissionState }) {
  const said = useStateName()(state);
  if (state === 'NUL') return <Text tone="subtle">{said}</Text>;
  return <Status tone={state === 'GRN' ? 'success' : 'danger'} text={said} />;
}
