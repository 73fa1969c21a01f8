import { store } from '@comanda/api/areas/hierarchy/store';
import { actionOf } from '@comanda/api/permissions';
import { EmptyState } from '@comanda/ui/EmptyState';
import { LinkButton } from '@comanda/ui/Link';
import { useLingui } from '@lingui/react/macro';
import { Store } from 'lucide-react';
import { useAllowed } from '../../app/index.ts';
import { newHref } from '../../resource/addresses.ts';

/** In place of what every store has, where there is none yet. */
export function NoStores() {
  const { t } = useLingui();
  const mayMake = useAllowed(actionOf(store, 'CREATE'));
  return (
    <EmptyState
      icon={Store}
      title={t`No stores yet`}
      description={t`Orders come to stores; add the first one.`}
      action={mayMake && <LinkButton href={newHref(store)} tone="accent">{t`New store`}</LinkButton>}
    />
  );
}
