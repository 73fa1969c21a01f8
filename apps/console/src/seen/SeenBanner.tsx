import { Button } from '@comanda/ui/Button';
import { ShellBanner } from '@comanda/ui/ShellBanner';
import { Trans, useLingui } from '@lingui/react/macro';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { endView } from './renewal.ts';
import { readView } from './view.ts';

/** As whom this tab sees, over every page, with the way back (docs/product.md §5.7). */
export function SeenBanner() {
  const { t } = useLingui();
  const [view] = useState(readView);
  // As elements: a text that is put in would be read for tags.
  const name = <bdi>{view?.name}</bdi>;
  const role = <bdi>{view?.role}</bdi>;
  const company = <bdi>{view?.company}</bdi>;
  return (
    <ShellBanner
      label={t`Seen as somebody else`}
      icon={Eye}
      action={<Button size="sm" onPress={() => endView()}>{t`Stop`}</Button>}
    >
      <Trans>
        You see this as {name} ({role}), in {company}. Nothing can be changed.
      </Trans>
    </ShellBanner>
  );
}
