import type { Company } from '@comanda/api/calls';
import { smallPicture } from '@comanda/api/pictures';
import { Avatar } from '@comanda/ui/Avatar';
import { Badge } from '@comanda/ui/Badge';
import { Button } from '@comanda/ui/Button';
import { Card } from '@comanda/ui/Card';
import { EmptyState } from '@comanda/ui/EmptyState';
import { Link } from '@comanda/ui/Link';
import { SearchField } from '@comanda/ui/SearchField';
import { Heading, Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useSelectedCompany } from '../../app/selection.ts';
import * as css from '../business/CompaniesPage.css.ts';
import { CompanyFacts } from '../business/CompanyFacts.tsx';
import { companyHref } from '../business/hrefs.ts';
import * as own from './entities.css.ts';
import { FavouriteButton } from './FavouriteButton.tsx';
import { useWorkIn } from './useWorkIn.ts';

/** From here on a list is searched, not read. */
const MANY = 6;

export interface CompaniesTabProps {
  readonly companies: readonly Company[];
}

/** The companies as cards, to work in one of them. */
export function CompaniesTab({ companies }: CompaniesTabProps) {
  const { t } = useLingui();
  const [words, setWords] = useState('');
  const wanted = words.trim().toLocaleLowerCase();
  const found = companies.filter(({ cName, code }) =>
    `${cName} ${code}`.toLocaleLowerCase().includes(wanted),
  );
  return (
    <div className={own.tab}>
      {companies.length > MANY && (
        <div className={css.search}>
          <SearchField label={t`Search companies`} value={words} onChange={setWords} />
        </div>
      )}
      {found.length === 0 ? (
        <EmptyState
          drawing="search"
          headingLevel={2}
          title={t`No company with this name`}
          action={<Button onPress={() => setWords('')}>{t`Clear search`}</Button>}
        />
      ) : (
        <ul role="list" className={css.cards}>
          {found.map((company) => (
            <li key={company.id}>
              <CompanyCard company={company} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function CompanyCard({ company }: { readonly company: Company }) {
  const { t } = useLingui();
  const isSelected = useSelectedCompany()?.id === company.id;
  const { cName, code, avatar } = company;
  const workIn = useWorkIn('company');
  return (
    <Card>
      <div className={css.card}>
        <div className={css.head}>
          <Avatar shape="square" name={cName} src={smallPicture(avatar.url)} />
          <div className={css.names}>
            <Heading level={2} size="lg" dir="auto">
              <Link href={companyHref(company.id)} tone="plain" underline="hover">
                {cName}
              </Link>
            </Heading>
            <div className={own.buttons}>
              <Text as="bdi" size="sm" tone="muted">
                {code}
              </Text>
              {isSelected && <Badge tone="accent" icon={Check}>{t`Selected`}</Badge>}
            </div>
          </div>
          <FavouriteButton kind="company" id={company.id} name={cName} />
        </div>
        <CompanyFacts company={company} />
        <Button
          isWide
          onPress={() => void workIn(company.id)}
          aria-label={isSelected ? t`Continue: ${cName}` : t`Work in this company: ${cName}`}
        >
          {isSelected ? t`Continue` : t`Work in this company`}
        </Button>
      </div>
    </Card>
  );
}
