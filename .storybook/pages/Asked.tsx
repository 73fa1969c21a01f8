import type { Brand } from '@comanda/tokens/brands';
import { Button } from '@comanda/ui/Button';
import { Dialog } from '@comanda/ui/Dialog';
import { TextField } from '@comanda/ui/TextField';
import { List } from './List.tsx';
import { useWords } from './useWords.ts';

/** A dialog over the list. */
export function Asked({ brand }: { readonly brand: Brand }) {
  const { say } = useWords();
  return (
    <>
      <List brand={brand} />
      <Dialog
        defaultOpen
        title={say('Rename the view')}
        actions={
          <>
            <Button slot="close">{say('Cancel')}</Button>
            <Button tone="accent" slot="close">
              {say('Save')}
            </Button>
          </>
        }
      >
        <TextField label={say('Name')} defaultValue={say('Active taxes')} />
      </Dialog>
    </>
  );
}
