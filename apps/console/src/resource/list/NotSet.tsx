import type { Resource } from '@comanda/api/kernel';
import { fieldLabel, presetLabel } from '@comanda/api/labels';
import { Badge } from '@comanda/ui/Badge';
import { useLingui } from '@lingui/react/macro';
import { useLabel } from '../../app/index.ts';

export interface NotSetProps {
  readonly resource: Resource;
  /** The flag that nearly every record has set. */
  readonly name: string;
}

/** Says of a record that it has not what the others have, in the words of the preset that finds it where there is one. */
export function NotSet({ resource, name }: NotSetProps) {
  const { t } = useLingui();
  const label = useLabel();
  const preset = resource.list.presets?.find(
    ({ where: [first, ...others] }) =>
      first && 'field' in first && first.field === name && others.length === 0,
  );
  const field = label(fieldLabel(resource, name));
  return <Badge tone="warning">{preset ? label(presetLabel(resource, preset.id)) : t`not “${field}”`}</Badge>;
}
