import { useLingui } from '@lingui/react/macro';
import { asText } from '../../resource/values/read.ts';
import { Sheet } from '../sheet/Sheet.tsx';
import type { SectionProps } from '../section.ts';

const isShort = ({ stock, minimum }: Readonly<Record<string, unknown>>): boolean =>
  asText(minimum) !== '' && Number(asText(stock)) < Number(asText(minimum));

/** What there is of a product in each store, and where it runs short (docs/product.md §8.14). */
export function Stocks(props: SectionProps) {
  const { t } = useLingui();
  return <Sheet {...props} noteOf={(item) => (isShort(item) ? t`below the minimum` : undefined)} />;
}
