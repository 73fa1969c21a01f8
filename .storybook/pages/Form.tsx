import type { Brand } from '@comanda/tokens/brands';
import { Badge } from '@comanda/ui/Badge';
import { PageHeader } from '@comanda/ui/PageHeader';
import { ResourceForm } from '@comanda/ui/ResourceForm';
import { states } from '../../packages/ui/src/ResourceForm/ResourceForm.states.tsx';
import * as css from './pages.css.ts';
import { Shell } from './Shell.tsx';

const ignore = () => {};

/** A record that is being changed, with a field at fault. */
export function Form({ brand }: { readonly brand: Brand }) {
  return (
    <Shell brand={brand} at="taxes">
      <div className={css.page}>
        <PageHeader
          title="IVA general"
          description="21 %, in eleven stores"
          status={<Badge tone="danger">Not saved</Badge>}
        />
        <ResourceForm {...states.failed} onSave={ignore} onCancel={ignore} />
      </div>
    </Shell>
  );
}
