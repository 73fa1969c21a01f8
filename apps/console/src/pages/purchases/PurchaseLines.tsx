import { product } from '@comanda/api/areas/sales/product';
import { f, optional } from '@comanda/api/kernel';
import { priceScale } from '@comanda/api/pricing';
import { Button } from '@comanda/ui/Button';
import { Card } from '@comanda/ui/Card';
import { useIsNarrow } from '@comanda/ui/DataTable';
import { IconButton } from '@comanda/ui/IconButton';
import { NumberField } from '@comanda/ui/NumberField';
import { PercentField } from '@comanda/ui/PercentField';
import { Select } from '@comanda/ui/Select';
import { Text } from '@comanda/ui/Text';
import { TextField } from '@comanda/ui/TextField';
import { useLingui } from '@lingui/react/macro';
import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { callOptions, queryClient, useFormat } from '../../app/index.ts';
import { callsOf } from '../../resource/calls.ts';
import { asItems, asNames, asNumber, asText } from '../../resource/values/read.ts';
import { emptyLine, type LineDraft } from './draft.ts';
import { RecordChoice } from './RecordChoice.tsx';
import * as css from './purchases.css.ts';

export interface PurchaseLinesProps {
  readonly lines: readonly LineDraft[];
  readonly onChange: (lines: readonly LineDraft[]) => void;
  /** What each line comes to. */
  readonly nets: readonly number[];
  readonly taxes: readonly { readonly id: string; readonly label: string }[];
  /** The supplier's rate, whose prices are proposed. */
  readonly idRate: string | null;
  readonly decimals: number;
  /** What is wrong with a field of a line, in words. */
  readonly errorOf: (place: number, field: string) => ReactNode;
}
const products = optional(f.ref('ART'));
const NONE = 'none';

/** What is bought, line by line; a product brings its name, its tax and what it cost before. */
export function PurchaseLines(props: PurchaseLinesProps) {
  const { t } = useLingui();
  const isNarrow = useIsNarrow();
  const { lines, onChange } = props;
  return (
    <div className={css.stack}>
      {lines.map((line, place) => {
        const fields = (
          <Fields
            {...props}
            key={line.key}
            line={line}
            place={place}
            isNarrow={isNarrow}
            onLine={(next) => onChange(lines.map((one) => (one.key === line.key ? next : one)))}
            onRemove={() => onChange(lines.filter((one) => one.key !== line.key))}
          />
        );
        return isNarrow ? <Card key={line.key}>{fields}</Card> : fields;
      })}
      <div>
        <Button size="sm" iconStart={Plus} onPress={() => onChange([...lines, emptyLine()])}>
          {t`Add line`}
        </Button>
      </div>
    </div>
  );
}

interface FieldsProps extends PurchaseLinesProps {
  readonly line: LineDraft;
  readonly place: number;
  readonly isNarrow: boolean;
  readonly onLine: (line: LineDraft) => void;
  readonly onRemove: () => void;
}
function Fields(props: FieldsProps) {
  const { line, place, isNarrow, nets, taxes, idRate, decimals, errorOf, onLine, onRemove } = props;
  const { t } = useLingui();
  const format = useFormat();
  const isLabelHidden = !isNarrow && place > 0;
  const set = (change: Partial<LineDraft>): void => onLine({ ...line, ...change });
  const choose = async (idProduct: string | null): Promise<void> => {
    set({ idProduct });
    if (idProduct === null) return;
    const record = await queryClient.fetchQuery(
      callOptions(callsOf(product).get, { params: { id: idProduct } }),
    );
    const cost = asItems(record['rateProduct']).find((row) => row['idRate'] === idRate)?.['price'];
    const price = asNumber(cost);
    set({
      idProduct,
      name: line.name === '' ? format.names(asNames(record['names'])) : line.name,
      idTax: asText(record['idTaxPurchase']) || asText(record['idTaxSale']) || line.idTax,
      ...(line.price === null &&
        typeof price === 'number' && { price: (price / 10 ** decimals).toFixed(decimals) }),
    });
  };
  return (
    <div className={isNarrow ? css.boughtCard : css.bought}>
      <div className={isNarrow ? css.wide : undefined}>
        <RecordChoice
          field={products}
          label={t`Product`}
          isLabelHidden={isLabelHidden}
          value={line.idProduct}
          onChange={(id) => void choose(id)}
          error={errorOf(place, 'idProduct')}
        />
      </div>
      <div className={isNarrow ? css.wide : undefined}>
        <TextField
          label={t`As on the document`}
          isLabelHidden={isLabelHidden}
          dir="auto"
          maxLength={200}
          value={line.name}
          onChange={(name) => set({ name })}
          error={errorOf(place, 'name')}
        />
      </div>
      <NumberField
        label={t`Quantity`}
        isLabelHidden={isLabelHidden}
        decimals={4}
        value={line.quantity}
        onChange={(quantity) => set({ quantity })}
        error={errorOf(place, 'quantity')}
      />
      <NumberField
        label={t`Price of one`}
        isLabelHidden={isLabelHidden}
        decimals={priceScale}
        min={0}
        value={line.price}
        onChange={(price) => set({ price })}
        error={errorOf(place, 'price')}
      />
      <PercentField
        label={t`Off`}
        isLabelHidden={isLabelHidden}
        min={0}
        max={100}
        value={line.discount}
        onChange={(discount) => set({ discount })}
        error={errorOf(place, 'discount')}
      />
      <Select
        label={t`Tax`}
        isLabelHidden={isLabelHidden}
        options={[{ id: NONE, label: t`No tax` }, ...taxes]}
        value={line.idTax ?? NONE}
        onChange={(id) => set({ idTax: id === NONE ? null : id })}
        error={errorOf(place, 'idTax')}
      />
      <div className={css.figure}>
        <Text isFigures weight="medium" wrap="none">
          {format.money(nets[place] ?? 0)}
        </Text>
      </div>
      <div className={isNarrow ? css.end : undefined}>
        <IconButton icon={X} label={t`Remove line ${place + 1}`} onPress={onRemove} />
      </div>
    </div>
  );
}
