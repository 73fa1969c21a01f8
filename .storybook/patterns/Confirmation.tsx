import { Button } from '@comanda/ui/Button';
import { ConfirmDialog } from '@comanda/ui/ConfirmDialog';
import { DialogTrigger } from '@comanda/ui/Dialog';
import { PageHeader } from '@comanda/ui/PageHeader';
import { UsedBy } from '@comanda/ui/UsedBy';
import { states } from '../../packages/ui/src/UsedBy/UsedBy.states.tsx';
import { Shell } from '../pages/Shell.tsx';
import { brandOf } from '../brand/offered.ts';
import { useWords } from '../pages/useWords.ts';
import * as css from './patterns.css.ts';

/** A price list that is about to go, with what goes with it. */
export function Confirmation() {
  const { say } = useWords();
  return (
    <Shell brand={brandOf('default')} at="taxes">
      <div className={css.wide}>
        <PageHeader
          title={say('Terrace, summer')}
          description={say('214 prices in three stores.')}
          actions={
            <DialogTrigger>
              <Button tone="danger" variant="soft">
                {say('Delete')}
              </Button>
              <ConfirmDialog
                title={say('Delete the price list Terrace, summer?')}
                tone="danger"
                confirmLabel={say('Delete the list')}
                items={[
                  {
                    id: 'centro',
                    label: say('La Encina Centro'),
                    detail: say('takes Terrace, winter from now on'),
                  },
                  {
                    id: 'retiro',
                    label: say('La Encina Retiro'),
                    detail: say('takes Terrace, winter from now on'),
                  },
                  {
                    id: 'playa',
                    label: say('La Encina Playa'),
                    detail: say('has no other list: its terrace is closed'),
                  },
                ]}
                onConfirm={() => false}
              >
                {say('Three stores use it. Tickets that are paid keep their prices.')}
              </ConfirmDialog>
            </DialogTrigger>
          }
        />
        <UsedBy {...states.named} />
      </div>
    </Shell>
  );
}
