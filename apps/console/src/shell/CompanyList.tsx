import { Avatar } from '@comanda/ui/Avatar';
import { Icon } from '@comanda/ui/Icon';
import { Link } from '@comanda/ui/Link';
import type { PopoverControl } from '@comanda/ui/OnDemand';
import { Popover } from '@comanda/ui/Popover';
import { SearchField } from '@comanda/ui/SearchField';
import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { useCompanies, useSelectedCompany } from '../app/selection.ts';
import * as css from './CompanySelector.css.ts';
import { switchCompany } from './switchCompany.ts';

/** The companies to choose from, found by words (docs/product.md §3.3). */
export function CompanyList(control: PopoverControl) {
  const { t } = useLingui();
  const router = useRouter();
  const { contains } = useFilter({ sensitivity: 'base' });
  const { data: companies = [] } = useCompanies();
  const selected = useSelectedCompany();
  const close = () => control.onOpenChange(false);
  return (
    <Popover {...control} label={t`Company`} width="sm" padding="none">
      <Autocomplete filter={contains}>
        <div className={css.search}>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the popover opens to be searched */}
          <SearchField label={t`Search companies`} autoFocus />
        </div>
        <ListBox
          aria-label={t`Companies`}
          className={css.list}
          items={companies}
          selectionMode="single"
          selectedKeys={selected ? [selected.id] : []}
          disallowEmptySelection
          renderEmptyState={() => <p className={css.nothing}>{t`No company of this name`}</p>}
          onSelectionChange={(keys) => {
            const chosen = companies.find(({ id }) => keys !== 'all' && keys.has(id));
            close();
            if (chosen) void switchCompany(router, chosen.id);
          }}
        >
          {({ id, cName, code, avatar }) => (
            <ListBoxItem id={id} textValue={`${cName} ${code}`} className={css.company}>
              <Avatar size="md" shape="square" name={cName} src={avatar.url} />
              <span className={css.words}>
                <span className={css.name} dir="auto">
                  {cName}
                </span>
                <bdi className={css.code}>{code}</bdi>
              </span>
              {id === selected?.id && <Icon icon={Check} />}
            </ListBoxItem>
          )}
        </ListBox>
        <div className={css.foot}>
          <Link href="/admin/companies" underline="hover" onPress={close}>
            {t`All companies`}
          </Link>
        </div>
      </Autocomplete>
    </Popover>
  );
}
