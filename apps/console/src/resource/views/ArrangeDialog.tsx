import { Button } from '@comanda/ui/Button';
import { Dialog } from '@comanda/ui/Dialog';
import { SortableList } from '@comanda/ui/SortableList';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useState, useTransition } from 'react';
import type { Views } from './useViews.ts';
import type { Writes } from './useWrites.ts';
import * as css from './views.css.ts';

export interface ArrangeDialogProps {
  readonly views: Views;
  readonly writes: Writes;
  readonly onClose: () => void;
}

/** The order of the views, each person's own. */
export function ArrangeDialog({ views, writes, onClose }: ArrangeDialogProps) {
  const { t } = useLingui();
  const [order, setOrder] = useState(views.views ?? []);
  const [isSaving, start] = useTransition();
  const save = async () => {
    const failure = await views.arrange({ ids: order.map(({ id }) => id) });
    if (failure) writes.tell(failure);
    else onClose();
  };
  return (
    <Dialog
      title={t`Arrange views`}
      size="sm"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      actions={
        <>
          <Button slot="close">{t`Cancel`}</Button>
          <Button tone="accent" isPending={isSaving} onPress={() => start(save)}>
            {t`Save`}
          </Button>
        </>
      }
    >
      <div className={css.fields}>
        <Text
          as="p"
          tone="muted"
        >{t`Only you see this order. The first ones are shown above the list.`}</Text>
        <SortableList
          label={t`Views`}
          items={order}
          getId={({ id }) => id}
          getLabel={({ name }) => name}
          onReorder={setOrder}
        >
          {({ name }) => (
            <Text as="bdi" wrap="anywhere">
              {name}
            </Text>
          )}
        </SortableList>
      </div>
    </Dialog>
  );
}
