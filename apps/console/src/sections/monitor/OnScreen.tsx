import { useFormMode } from '@comanda/ui/ResourceForm';
import { useParams } from '@tanstack/react-router';
import type { SectionProps } from '../section.ts';
import * as css from '../section.css.ts';
import { Screens } from './Screens.tsx';

/** How a monitor is shown, and on which screens it is now (docs/product.md §8.17). */
export function OnScreen({ fields, Fields }: SectionProps) {
  const mode = useFormMode();
  const { id }: { readonly id?: string } = useParams({ strict: false });
  return (
    <div className={css.section}>
      <Fields names={fields} />
      {(mode === 'SHOW' || mode === 'EDIT') && id !== undefined && <Screens idMonitor={id} />}
    </div>
  );
}
