import { BareButton } from '@comanda/ui/Button';
import { EmptyState } from '@comanda/ui/EmptyState';
import { useLingui } from '@lingui/react/macro';
import { ListFilter } from 'lucide-react';
import type { BoardProps } from './board.ts';
import * as css from './board.css.ts';

/** Nothing is listed: because there is nothing, or because of what is filtered. */
export function EmptyBoard({
  monitor: { rules, settings, preferences, prefer },
}: Pick<BoardProps, 'monitor'>) {
  const { t } = useLingui();
  const isNarrowed =
    preferences.preparationStatusFilter !== rules.filters[0] || preferences.delayLevelFilter !== 'all';
  const isPass = settings.kind === 'PREPARATION';
  return (
    <main className={css.empty}>
      {isNarrowed ? (
        <EmptyState
          icon={ListFilter}
          headingLevel={1}
          title={t`Nothing matches these filters`}
          description={t`Orders that are to be cooked may be hidden.`}
          action={
            <BareButton
              size="lg"
              onPress={() =>
                prefer({ preparationStatusFilter: rules.filters[0], delayLevelFilter: 'all', activePage: 0 })
              }
            >{t`Show what is to be cooked`}</BareButton>
          }
        />
      ) : (
        <EmptyState
          drawing="quiet"
          headingLevel={1}
          title={isPass ? t`Nothing to put together` : t`Nothing to cook`}
          description={
            isPass
              ? t`The next order shows here as soon as one of its dishes is cooked.`
              : t`The next order shows here as soon as a till sends it.`
          }
        />
      )}
    </main>
  );
}
