import type { Brand } from '@comanda/tokens/brands';
import { Dialog } from '@comanda/ui/Dialog';
import { states } from '../../packages/ui/src/Dialog/Dialog.states.tsx';
import { List } from './List.tsx';

/** A dialog over the list. */
export function Asked({ brand }: { readonly brand: Brand }) {
  return (
    <>
      <List brand={brand} />
      <Dialog {...states.form} defaultOpen />
    </>
  );
}
