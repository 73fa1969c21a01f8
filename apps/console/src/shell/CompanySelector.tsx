import { smallPicture } from '@comanda/api/pictures';
import { Avatar } from '@comanda/ui/Avatar';
import { Button } from '@comanda/ui/Button';
import { Icon } from '@comanda/ui/Icon';
import { popoverOnDemand } from '@comanda/ui/OnDemand';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { ChevronsUpDown } from 'lucide-react';
import { withTexts } from '../app/language.ts';
import { useCompanies, useSelectedCompany } from '../app/selection.ts';
import * as css from './CompanySelector.css.ts';

const Panel = popoverOnDemand<object>(() =>
  withTexts(
    import('../pages/entities/SelectorPanel.tsx').then(({ SelectorPanel }) => SelectorPanel),
    'pages/entities',
  ),
);

/** Chooses the company that is worked in (docs/product.md §3.3). */
export function CompanySelector() {
  const { t } = useLingui();
  const { data: companies = [] } = useCompanies();
  const selected = useSelectedCompany();
  if (companies.length === 0) return null;
  return (
    <Panel
      content={{}}
      trigger={
        <Button variant="ghost" UNSAFE_className={css.trigger}>
          <span className={css.current}>
            {selected && (
              <span className={css.face}>
                <Avatar
                  size="sm"
                  shape="square"
                  name={selected.cName}
                  src={smallPicture(selected.avatar.url)}
                />
              </span>
            )}
            <span className={css.name}>
              <Text wrap="truncate" dir="auto">
                {selected?.cName ?? t`Choose a company`}
              </Text>
            </span>
            <Icon icon={ChevronsUpDown} size="sm" />
          </span>
        </Button>
      }
    />
  );
}
