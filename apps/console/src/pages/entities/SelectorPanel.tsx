import { smallPicture } from '@comanda/api/pictures';
import { Link } from '@comanda/ui/Link';
import type { PopoverControl } from '@comanda/ui/OnDemand';
import { SearchPanel } from '@comanda/ui/SearchPanel';
import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { recentCompanies, useCompanies, useSelectedCompany } from '../app/selection.ts';
import { switchCompany } from './switchCompany.ts';

/** Of fewer, all are in view at once. */
const MANY = 6;

/** The companies to choose from, those worked in last first, found by words (docs/product.md §3.3). */
export function CompanyList(control: PopoverControl) {
  const { t } = useLingui();
  const router = useRouter();
  const { data: companies } = useCompanies();
  const selected = useSelectedCompany();
  const options = useMemo(() => {
    const all = companies ?? [];
    const recent = all.length > MANY ? recentCompanies() : [];
    const last = recent.flatMap((id) => all.find((one) => one.id === id) ?? []);
    return [...last, ...all.filter((one) => !last.includes(one))].map((company) => {
      const { id, cName, code, avatar } = company;
      return {
        id,
        label: cName,
        description: code,
        words: `${cName} ${code}`,
        avatar: { name: cName, src: smallPicture(avatar.url), shape: 'square' as const },
        ...(last.includes(company) && { end: t`Recent` }),
      };
    });
  }, [companies, t]);
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
