import type { GroupedCompany } from '@comanda/api/calls';
import type { SelectorTab } from '@comanda/machines/selection';
import { Button } from '@comanda/ui/Button';
import { Row, Rows } from '@comanda/ui/Rows';
import { useLingui } from '@lingui/react/macro';
import { EntityName } from '../business/EntityName.tsx';
import { companyHref } from '../business/hrefs.ts';
import * as css from './entities.css.ts';
import { FavouriteButton } from './FavouriteButton.tsx';
import { useWorkIn } from './useWorkIn.ts';

export interface CompanyRowsProps {
  readonly label: string;
  readonly companies: readonly GroupedCompany[];
  readonly tab: SelectorTab;
  /** Within a card that holds more than them. */
  readonly isInside?: boolean;
}

/** Companies in short, each with a way to its page and to its work. */
export function CompanyRows({ label, companies, tab, isInside = false }: CompanyRowsProps) {
  const { t } = useLingui();
  const workIn = useWorkIn(tab);
  return (
    <Rows label={label} inset={isInside ? 'none' : 'card'}>
      {companies.map(({ id, cName, code, avatar }) => (
        <Row key={id}>
          <EntityName name={cName} picture={avatar.url} href={companyHref(id)} about={code} />
          <span className={css.buttons}>
            <FavouriteButton kind="company" id={id} name={cName} />
            <Button size="sm" aria-label={t`Work in ${cName}`} onPress={() => void workIn(id)}>
              {t`Work here`}
            </Button>
          </span>
        </Row>
      ))}
    </Rows>
  );
}
