import { pages } from '@comanda/api/pages';
import { smallPicture } from '@comanda/api/pictures';
import { Avatar } from '@comanda/ui/Avatar';
import { LinkButton } from '@comanda/ui/Link';
import { PressCard } from '@comanda/ui/PressCard';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useCompanies } from '../../app/selection.ts';
import { switchCompany } from '../../shell/switchCompany.ts';
import { FirstCompany } from '../business/FirstCompany.tsx';
import * as css from './HomePage.css.ts';

/** So many companies are chosen from here; more are searched for on their own page. */
const MOST = 12;

/** Home before a company is chosen: the companies to work in, or the way to the first one. */
export function WithoutCompany() {
  const { t } = useLingui();
  const router = useRouter();
  const { data: companies } = useCompanies();
  if (!companies) return null;
  if (companies.length === 0) return <FirstCompany />;
  return (
    <section className={css.page} aria-labelledby="companies">
      <Text as="p" tone="muted" id="companies">
        {t`Choose a company to see its sales, changes and tills.`}
      </Text>
      <ul role="list" className={css.companies}>
        {companies.slice(0, MOST).map(({ id, cName, avatar }) => (
          <li key={id}>
            <PressCard
              title={
                <span className={css.company}>
                  <Avatar name={cName} src={smallPicture(avatar.url)} shape="square" />
                  {cName}
                </span>
              }
              iconEnd={ChevronRight}
              onPress={() => void switchCompany(router, id)}
            />
          </li>
        ))}
      </ul>
      {companies.length > MOST && <LinkButton href={pages.companies.path}>{t`All companies`}</LinkButton>}
    </section>
  );
}
