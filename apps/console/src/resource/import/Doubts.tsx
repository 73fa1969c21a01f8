import type { Import } from '@comanda/api/calls';
import { Banner } from '@comanda/ui/Banner';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { listed } from '../../app/listed.ts';
import { useFormat } from '../../app/index.ts';
import { isolated } from '../../app/isolated.ts';
import { letterOf } from './targets.ts';

export interface DoubtsProps {
  readonly job: Import;
}

/** Records without a price that are named. */
const NAMED = 5;

/** What would be stored as the file has it and is hardly meant so. */
export function Doubts({ job: { header, unreadPrices, unpriced } }: DoubtsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const columns = unreadPrices.map((at) => isolated(header[at] || letterOf(at)));
  const named = unpriced.first
    .slice(0, NAMED)
    .map(({ row, name }) => t`${isolated(name)} (row ${format.number(row)})`);
  const names = listed(named);
  return (
    <>
      {columns.length > 0 && (
        <Banner
          tone="warning"
          title={t`${plural(columns.length, {
            one: 'A column with prices is not read',
            other: '# columns with prices are not read',
          })}`}
        >
          {listed(columns)}
        </Banner>
      )}
      {unpriced.count > 0 && (
        <Banner
          tone="warning"
          title={t`${plural(unpriced.count, {
            one: '# record would be stored without a price',
            other: '# records would be stored without a price',
          })}`}
        >
          {unpriced.count > named.length
            ? t`${plural(unpriced.count - named.length, {
                one: `${names} and # more`,
                other: `${names} and # more`,
              })}`
            : names}
        </Banner>
      )}
    </>
  );
}
