import { Card } from '@comanda/ui/Card';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { writeMoney } from '@comanda/api/money';
import type { SectionProps } from '../section.ts';
import * as css from './CurrencyFormat.css.ts';
import { styleIn } from './styleIn.ts';

/** A large and a small amount show separators, side of the symbol and digits at once. */
const samples = [123_456_789, 5, -125_000] as const;

/** How amounts are written, with a preview that follows each change (docs/product.md §8.2). */
export function CurrencyFormat({ fields, values, Fields }: SectionProps) {
  const { t } = useLingui();
  const style = styleIn(values);
  return (
    <div className={css.section}>
      <Fields names={fields} />
      <Card surface="sunken">
        <div className={css.preview}>
          <Text size="sm" tone="muted">{t`Amounts will look like this`}</Text>
          <output className={css.samples} dir="ltr">
            {samples.map((minor) => (
              <Text key={minor} as="bdi" size="lg" weight="medium" isFigures wrap="none">
                {writeMoney(minor, style)}
              </Text>
            ))}
          </output>
        </div>
      </Card>
    </div>
  );
}
