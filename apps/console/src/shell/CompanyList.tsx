import { Divider } from '@comanda/ui/Divider';
import { Link } from '@comanda/ui/Link';
import type { PopoverControl } from '@comanda/ui/OnDemand';
import { OptionList } from '@comanda/ui/OptionList';
import { Popover } from '@comanda/ui/Popover';
import { SearchField } from '@comanda/ui/SearchField';
import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { useCompanies, useSelectedCompany } from '../app/selection.ts';
import * as css from './CompanySelector.css.ts';
import { switchCompany } from './switchCompany.ts';

/** The companies to choose from, found by words (docs/product.md §3.3). */
export function CompanyList(control: PopoverControl) {
  const { t } = useLingui();
  const router = useRouter();
  const { contains } = useFilter({ sensitivity: 'base' });
  const { data: companies } = useCompanies();
  const selected = useSelectedCompany();
  const close = () => control.onOpenChange(false);
  const options = useMemo(
    () =>
      (companies ?? []).map(({ id, cName, code, avatar }) => ({
        id,
        label: cName,
        description: code,
        words: `${cName} ${code}`,
        avatar: { name: cName, src: avatar.url, shape: 'square' as const },
      })),
    [companies],
  );
  return (
    <Popover {...control} label={t`Company`} width="sm" padding="none">
      <Autocomplete filter={contains}>
        <div className={css.search}>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the popover opens to be searched */}
          <SearchField label={t`Search companies`} autoFocus />
        </div>
        <Divider />
        <div className={css.list}>
          <OptionList
            options={options}
            whenEmpty={t`No company of this name`}
            selection={{
              label: t`Companies`,
              value: selected?.id ?? null,
              onChange: (id) => {
                close();
                void switchCompany(router, id);
              },
            }}
          />
        </div>
        <Divider />
        <div className={css.foot}>
          <Link href="/admin/companies" underline="hover" onPress={close}>
            {t`All companies`}
          </Link>
        </div>
      </Autocomplete>
    </Popover>
  );
}
