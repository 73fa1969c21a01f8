import type { GroupedCompany } from '@comanda/api/calls';
import { smallPicture } from '@comanda/api/pictures';
import type { SelectorTab } from '@comanda/machines/selection';
import { Avatar } from '@comanda/ui/Avatar';
import { Button } from '@comanda/ui/Button';
import { Link } from '@comanda/ui/Link';
import { Row, Rows } from '@comanda/ui/Rows';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { companyHref } from '../business/hrefs.ts';
import * as page from '../business/CompaniesPage.css.ts';
import * as css from './entities.css.ts';
import { FavouriteButton } from './FavouriteButton.tsx';
import { useWorkIn } from './useWorkIn.ts';

export interface CompanyRowsProps {
  readonly label: string;
  readonly companies: readonly GroupedCompany[];
  readonly tab: SelectorTab;
}

/** Companies in short, each with a way to its page and to its work. */
export function CompanyRows({ label, companies, tab }: CompanyRowsProps) {
  const { t } = useLingui();
  const workIn = useWorkIn(tab);
  return (
    <Rows inset="card" label={label}>
      {companies.map(({ id, cName, code, avatar }) => (
        <Row key={id}>
          <span className={page.head}>
            <Avatar shape="square" name={cName} src={smallPicture(avatar.url)} />
            <span className={page.names}>
              <Link href={companyHref(id)} underline="hover" isStrong>
                <bdi>{cName}</bdi>
              </Link>{' '}
              <Text as="bdi" size="sm" tone="muted">
                {code}
              </Text>
            </span>
          </span>
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
