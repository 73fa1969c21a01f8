import { businessCalls, purchaseCalls } from '@comanda/api/calls';
import { Breadcrumbs } from '@comanda/ui/Breadcrumbs';
import { useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { useCallQuery, useCompany } from '../../app/index.ts';
import { PageHead } from '../../app/PageHead.tsx';
import { QueryState } from '../../list/QueryState.tsx';
import * as list from '../../list/list.css.ts';
import { boughtHref } from './hrefs.ts';
import { PurchaseForm } from './PurchaseForm.tsx';

/** `/documents/purchases/tickets/new`: a purchase, or one that puts another right (docs/product.md §20.12). */
export function NewPurchasePage() {
  const { t } = useLingui();
  const { from } = useSearch({ strict: false });
  const company = useCompany();
  const corrected = useCallQuery(
    purchaseCalls.get,
    { params: { id: from ?? '' } },
    { enabled: from !== undefined },
  );
  const stores = useCallQuery(businessCalls.storesOfCompany, { params: { id: company.id } });
  const [only, ...others] = stores.data ?? [];
  const title = corrected.data ? t`Correct ${corrected.data.label}` : t`New purchase`;
  const pending = [...(from === undefined ? [] : [corrected]), stores].find((query) => !query.data);
  return (
    <div className={list.page}>
      <PageHead
        title={title}
        trail={<Breadcrumbs items={[{ label: t`Goods received`, href: boughtHref() }, { label: title }]} />}
      />
      {pending ? (
        <QueryState query={pending} />
      ) : (
        <PurchaseForm
          idStore={others.length === 0 ? (only?.id ?? null) : null}
          {...(corrected.data && { corrects: corrected.data })}
        />
      )}
    </div>
  );
}
