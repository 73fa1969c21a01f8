import { useLingui } from '@lingui/react/macro';
import type { Way } from './subjects.ts';

/** How each way of editing is called. */
export function useWayLabels(): Readonly<Record<Way, string>> {
  const { t } = useLingui();
  return {
    set: t`Set to one value`,
    colour: t`Give a colour`,
    add: t`Add to the list`,
    remove: t`Remove from the list`,
    raisePercent: t`Raise by percent`,
    lowerPercent: t`Lower by percent`,
    raise: t`Raise by an amount`,
    lower: t`Lower by an amount`,
    clear: t`Clear the value`,
  };
}
