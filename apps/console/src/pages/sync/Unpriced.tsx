import { product } from '@comanda/api/areas/sales/product';
import { actionOf } from '@comanda/api/permissions';
import { Banner } from '@comanda/ui/Banner';
import { Link } from '@comanda/ui/Link';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAside } from '../../app/useAside.ts';
import { useAllowed, useCompany } from '../../app/index.ts';
import { callsOf } from '../../resource/calls.ts';
import { listFilterOf } from '../../resource/list/listFilter.ts';
import { startOf } from '../../resource/list/listState.ts';
import { listHref } from '../../resource/list/listUrl.ts';

/** Those that the list of products tells of as well. */
const unpriced = product.list.presets?.find(({ id }) => id === 'unpriced')?.where ?? [];

/** Warns that products go to the tills that have no price. */
export function Unpriced() {
  const { t } = useLingui();
  const { id } = useCompany();
  const [narrowed] = useState(() => ({ ...startOf(product), where: { and: unpriced } }));
  const { data } = useAside(
    callsOf(product).list,
    { data: listFilterOf(narrowed, id) },
    { enabled: useAllowed(actionOf(product, 'ACCESS')) },
  );
  if (!data || data.total === 0) return null;
  return (
    <Banner
      tone="warning"
      title={t`${plural(data.total, { one: '# product has no price yet', other: '# products have no price yet' })}`}
    >
      <Link href={listHref(product, narrowed)}>{t`See which`}</Link>
    </Banner>
  );
}
