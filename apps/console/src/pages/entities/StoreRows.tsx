import type { GroupedStore } from '@comanda/api/calls';
import type { SelectorTab } from '@comanda/machines/selection';
import { Button } from '@comanda/ui/Button';
import { Link } from '@comanda/ui/Link';
import { Row, Rows } from '@comanda/ui/Rows';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { storeHref } from '../business/hrefs.ts';
import * as page from '../business/CompaniesPage.css.ts';
import * as css from './entities.css.ts';
import { FavouriteButton } from './FavouriteButton.tsx';
import { useWorkIn } from './useWorkIn.ts';

export interface StoreRowsProps {
  readonly label: string;
  readonly stores: readonly GroupedStore[];
  readonly tab: SelectorTab;
}

/** Stores, each with a way to its page, to its company's work, and among the favourites. */
export function StoreRows({ label, stores, tab }: StoreRowsProps) {
  const { t } = useLingui();
  const workIn = useWorkIn(tab);
  return (
    <Rows inset="card" label={label}>
      {stores.map(({ id, sName, code, city, idCompany, cName }) => (
        <Row key={id}>
          <span className={page.names}>
            <Link href={storeHref(id)} underline="hover" isStrong>
              <bdi>{sName}</bdi>
            </Link>{' '}
            <Text as="bdi" size="sm" tone="muted">
              {[code, city].filter(Boolean).join(' · ')}
            </Text>
          </span>
          <span className={css.buttons}>
            <FavouriteButton kind="store" id={id} name={sName} />
            <Button
              size="sm"
              aria-label={t`Work in ${cName}, for ${sName}`}
              onPress={() => void workIn(idCompany)}
            >{t`Work here`}</Button>
          </span>
        </Row>
      ))}
    </Rows>
  );
}
