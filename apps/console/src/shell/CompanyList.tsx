import { smallPicture } from '@comanda/api/pictures';
import { Link } from '@comanda/ui/Link';
import type { PopoverControl } from '@comanda/ui/OnDemand';
import { SearchPanel } from '@comanda/ui/SearchPanel';
import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useCompanies, useSelectedCompany } from '../app/selection.ts';
import { switchCompany } from './switchCompany.ts';

/** The companies to choose from, found by words (docs/product.md §3.3). */
export function CompanyList(control: PopoverControl) {
  const { t } = useLingui();
  const router = useRouter();
  const { data: companies } = useCompanies();
  const selected = useSelectedCompany();
  const options = useMemo(
    () =>
      (companies ?? []).map(({ id, cName, code, avatar }) => ({
        id,
        label: cName,
        description: code,
        words: `${cName} ${code}`,
        avatar: { name: cName, src: smallPicture(avatar.url), shape: 'square' as const },
      })),
    [companies],
  );
  return (
    <SearchPanel
      {...control}
      label={t`Company`}
      searchLabel={t`Search companies`}
      whenEmpty={t`No company with this name`}
      width="sm"
      options={options}
      value={selected?.id ?? null}
      onChange={(id) => void switchCompany(router, id)}
      foot={
        <Link href="/admin/companies" underline="hover" onPress={() => control.onOpenChange(false)}>
          {t`All companies`}
        </Link>
      }
    />
  );
}
