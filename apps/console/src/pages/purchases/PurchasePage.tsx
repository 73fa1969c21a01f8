import { purchaseCalls } from '@comanda/api/calls';
import { Breadcrumbs } from '@comanda/ui/Breadcrumbs';
import { Button } from '@comanda/ui/Button';
import { Status } from '@comanda/ui/Status';
import { useLingui } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import { useCallQuery } from '../../app/index.ts';
import { PageHead } from '../../app/PageHead.tsx';
import { QueryState } from '../../list/QueryState.tsx';
import { boughtHref } from './hrefs.ts';
import { PurchaseSheet } from './PurchaseSheet.tsx';
import * as css from './purchases.css.ts';

/** One purchase by itself, to be printed (docs/product.md §20.12). */
export function PurchasePage({ id }: { readonly id: string }) {
  const { t } = useLingui();
  const query = useCallQuery(purchaseCalls.get, { params: { id } });
  const made = query.data;
  const title = made?.kind === 'A' ? t`Goods sent back ${made.label}` : made && t`Purchase ${made.label}`;
  return (
    <div className={css.stack}>
      <PageHead
        title={title ?? t`Purchase`}
        trail={
          <Breadcrumbs
            items={[{ label: t`Goods received`, href: boughtHref() }, { label: title ?? t`Purchase` }]}
          />
        }
        actions={
          <Button tone="accent" iconStart={Printer} onPress={() => window.print()} isDisabled={!made}>
            {t`Print`}
          </Button>
        }
      />
      <QueryState query={query} />
      {made?.status === 'D' && <Status tone="warning" text={t`Taken back`} />}
      {made && <PurchaseSheet made={made} />}
    </div>
  );
}
