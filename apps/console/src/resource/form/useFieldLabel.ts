import { fieldLabel } from '@comanda/api/labels';
import { furtherOf } from '@comanda/api/pictures';
import type { Resource } from '@comanda/api/kernel';
import { useLingui } from '@lingui/react/macro';
import { useLabel } from '../../app/index.ts';

/** What a field of a form is called; pictures that belong together have one name. */
export function useFieldLabel(resource: Resource): (name: string) => string {
  const { t } = useLingui();
  const label = useLabel();
  return (name) =>
    furtherOf(resource, name) === undefined ? label(fieldLabel(resource, name)) : t`Pictures`;
}
