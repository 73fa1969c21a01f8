import { smallPicture } from '@comanda/api/pictures';
import { Card } from '@comanda/ui/Card';
import { TillTile } from '@comanda/ui/TillTile';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo } from 'react';
import { useFormat } from '../../app/index.ts';
import { useDraftField, useDraftPart, useForm } from '../../resource/form/DraftContext.tsx';
import { asImage, asItems, asNames, asNumber } from '../../resource/values/read.ts';
import { useDefaultRate } from './useDefaultRate.ts';

/** How the key of a till will show a product, as it is written. */
export function AtTheTill() {
  const { t } = useLingui();
  const { names, money } = useFormat();
  const { draft } = useForm();
  const called = names(asNames(useDraftField('names').value));
  const image = asImage(useDraftField('image').value);
  const prices = asItems(useDraftField('rateProduct').value);
  const file = useDraftPart(draft, ({ files }) => files['image']);
  const picture = useMemo(() => (file ? URL.createObjectURL(file) : undefined), [file]);
  useEffect(
    () => () => {
      if (picture !== undefined) URL.revokeObjectURL(picture);
    },
    [picture],
  );
  const rate = useDefaultRate();
  const price = asNumber(prices.find(({ idRate }) => idRate === rate?.id)?.['price']);
  const src = picture ?? (image && 'url' in image ? smallPicture(image.url) : undefined);
  return (
    <Card title={t`At the till`}>
      <TillTile
        name={called || t`New product`}
        {...(price !== null && { price: money(price) })}
        {...(src !== undefined && { src })}
        {...(image && 'color' in image && { colour: image.color })}
      />
    </Card>
  );
}
