import type { GroupedStore } from '@comanda/api/calls';
import type { SelectorTab } from '@comanda/machines/selection';
import { Button } from '@comanda/ui/Button';
import { Row, Rows } from '@comanda/ui/Rows';
import { useLingui } from '@lingui/react/macro';
import { EntityName } from '../business/EntityName.tsx';
import { storeHref } from '../business/hrefs.ts';
import * as css from './entities.css.ts';
import { FavouriteButton } from './FavouriteButton.tsx';
import { useWorkIn } from './useWorkIn.ts';

export interface StoreRowsProps {
  readonly label: string;
  readonly stores: readonly GroupedStore[];
  readonly tab: SelectorTab;
  /** Within a card that holds more than them. */
  readonly isInside?: boolean;
}

/** Stores, each with a way to its page, to its company's work, and among the favourites. */
export function StoreRows({ label, stores, tab, isInside = false }: StoreRowsProps) {
  const { t } = useLingui();
  const workIn = useWorkIn(tab);
  return (
    <Rows label={label} inset={isInside ? 'none' : 'card'}>
      {stores.map(({ id, sName, code, city, idCompany, cName, avatar }) => (
        <Row key={id}>
          <EntityName
            name={sName}
            picture={avatar.url}
            href={storeHref(id)}
            about={[code, city].filter(Boolean).join(' · ')}
          />
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
