import { Button } from '@comanda/ui/Button';
import { ConfirmDialog } from '@comanda/ui/ConfirmDialog';
import { DialogTrigger } from '@comanda/ui/Dialog';
import { PageHeader } from '@comanda/ui/PageHeader';
import { UsedBy } from '@comanda/ui/UsedBy';
import { states } from '../../packages/ui/src/UsedBy/UsedBy.states.tsx';
import { Shell } from '../pages/Shell.tsx';
import { brandOf } from '../brand/offered.ts';
import * as css from './patterns.css.ts';

/** A price list that is about to go, with what goes with it. */
export function Confirmation() {
  return (
    <Shell brand={brandOf('default')} at="taxes">
      <div className={css.wide}>
        <PageHeader
          title="Terrace, summer"
          description="214 prices in three stores."
          actions={
            <DialogTrigger>
              <Button tone="danger" variant="soft">
                Delete
              </Button>
              <ConfirmDialog
                title="Delete the price list Terrace, summer?"
                tone="danger"
                confirmLabel="Delete the list"
                items={[
                  { id: 'centro', label: 'La Encina Centro', detail: 'takes Terrace, winter from now on' },
                  { id: 'retiro', label: 'La Encina Retiro', detail: 'takes Terrace, winter from now on' },
                  {
                    id: 'playa',
                    label: 'La Encina Playa',
                    detail: 'has no other list: its terrace is closed',
                  },
                ]}
                onConfirm={() => false}
              >
                Three stores use it. Tickets that are paid keep their prices.
              </ConfirmDialog>
            </DialogTrigger>
          }
        />
        <UsedBy {...states.named} />
      </div>
    </Shell>
  );
}
