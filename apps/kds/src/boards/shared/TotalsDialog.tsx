import { Dialog } from '@comanda/ui/Dialog';
import { EmptyState } from '@comanda/ui/EmptyState';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { ChefHat } from 'lucide-react';
import * as css from './board.css.ts';
import type { Monitor } from './useMonitor.ts';
import { useToMake } from './useToMake.ts';

export interface TotalsDialogProps extends Pick<Monitor, 'all' | 'settings'> {
  readonly onClose: () => void;
}

/** All dishes that are still to be made, over all orders. */
export function TotalsDialog({ onClose, ...of }: TotalsDialogProps) {
  const { t, i18n } = useLingui();
  const { totals } = useToMake(of);
  return (
    <Dialog title={t`All dishes to make`} isOpen isDismissable onOpenChange={onClose}>
      {totals.length === 0 ? (
        <EmptyState icon={ChefHat} headingLevel={3} title={t`Nothing to cook`} />
      ) : (
        <ul role="list" className={css.steps}>
          {totals.map(({ name, quantity }) => (
            <li key={name} className={css.total}>
              <Text weight="bold">{i18n.number(quantity)}</Text>
              <Text as="bdi" wrap="anywhere">
                {name}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
