import { smallPicture } from '@comanda/api/pictures';
import { inLayout, placesOf } from '@comanda/api/till';
import { Button } from '@comanda/ui/Button';
import { EmptyState } from '@comanda/ui/EmptyState';
import { useFormMode } from '@comanda/ui/ResourceForm';
import { Skeleton } from '@comanda/ui/Skeleton';
import { SortableList } from '@comanda/ui/SortableList';
import { Heading, Text } from '@comanda/ui/Text';
import { TillTile } from '@comanda/ui/TillTile';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormat } from '../../app/index.ts';
import { useDraftField } from '../../resource/form/DraftContext.tsx';
import { FaultMessage } from '../../resource/form/FaultMessage.tsx';
import { asImage, asItems, asNames, asNumber, asText } from '../../resource/values/read.ts';
import { useDefaultRate } from '../product/useDefaultRate.ts';
import * as css from './tillLayout.css.ts';
import { type Key, useDepartments, useProducts } from './useKeys.ts';

/** What a list of the layout places, and how it is written. */
function usePlaced(list: 'departments' | 'products', key: string) {
  const { value, set, leave, faults } = useDraftField(list);
  return {
    ids: asItems(value).map((item) => asText(item[key])),
    fault: faults[0],
    put: (ids: readonly string[]) => {
      set(ids.map((id) => ({ [key]: id })));
      leave();
    },
  };
}

/** The screen of a till: departments, and the keys of the one that is open, each moved to its place (docs/product.md §8.41). */
export function TillLayout() {
  const { t } = useLingui();
  const { names, money } = useFormat();
  const isReadOnly = useFormMode() === 'SHOW';
  const departments = usePlaced('departments', 'idDepartment');
  const products = usePlaced('products', 'idProduct');
  const allDepartments = useDepartments();
  const [opened, setOpened] = useState<string>();
  const rate = useDefaultRate();
  const shown = inLayout(allDepartments ?? [], departments.ids);
  const open = shown.find(({ id }) => id === opened) ?? shown[0];
  const allProducts = useProducts(open?.id);
  const keys = inLayout(allProducts ?? [], products.ids);
  const called = ({ row }: Key): string => names(asNames(row['names'])) || asText(row['code']);
  if (!allDepartments) return <Skeleton shape="card" />;
  if (!open)
    return (
      <EmptyState
        title={t`No departments yet`}
        description={t`Till layouts put departments and products in order. Make a department first.`}
        headingLevel={3}
      />
    );

  const placeProducts = (next: readonly Key[]) => {
    const here = new Set(keys.map(({ id }) => id));
    products.put([...products.ids.filter((id) => !here.has(id)), ...placesOf(next)]);
  };
  const openName = called(open);
  return (
    <div className={css.screen}>
      <div className={css.part}>
        <Heading level={3} size="sm">{t`Departments`}</Heading>
        <SortableList
          label={t`Departments`}
          items={shown}
          getId={({ id }) => id}
          getLabel={called}
          onReorder={(next) => departments.put(placesOf(next))}
          isReadOnly={isReadOnly}
        >
          {(key) => (
            <Button
              variant={key.id === open.id ? 'soft' : 'ghost'}
              aria-pressed={key.id === open.id}
              onPress={() => setOpened(key.id)}
            >
              {called(key)}
            </Button>
          )}
        </SortableList>
        {departments.fault && <FaultMessage fault={departments.fault} />}
      </div>
      <div className={css.part}>
        <Heading level={3} size="sm">{t`Keys of ${openName}`}</Heading>
        {allProducts === undefined && <Skeleton shape="card" />}
        {allProducts?.length === 0 && <Text tone="muted">{t`No product of this department has a key.`}</Text>}
        {keys.length > 0 && (
          <SortableList
            label={t`Keys of ${openName}`}
            items={keys}
            getId={({ id }) => id}
            getLabel={called}
            onReorder={placeProducts}
            isReadOnly={isReadOnly}
            arrangement="tiles"
          >
            {(key) => {
              const image = asImage(key.row['image']);
              const price = asNumber(
                asItems(key.row['rateProduct']).find(({ idRate }) => idRate === rate?.id)?.['price'],
              );
              return (
                <TillTile
                  isWide
                  name={called(key)}
                  {...(price !== null && { price: money(price) })}
                  {...(image && 'url' in image && { src: smallPicture(image.url) })}
                  {...(image && 'color' in image && { colour: image.color })}
                />
              );
            }}
          </SortableList>
        )}
        {products.fault && <FaultMessage fault={products.fault} />}
      </div>
    </div>
  );
}
