import type { Resource } from '@comanda/api/kernel';
import { pluralOf } from '@comanda/api/labels';
import { Breadcrumbs } from '@comanda/ui/Breadcrumbs';
import { useLingui } from '@lingui/react/macro';
import { Limits } from '../../access/Limits.tsx';
import { useLabel } from '../../app/index.ts';
import { PageHead } from '../../app/PageHead.tsx';
import { limitsOfImport } from '../limits.ts';
import * as page from '../page.css.ts';
import { useVisibleResource } from '../useVisibleResource.ts';
import { Earlier } from './Earlier.tsx';
import { FilePlace } from './FilePlace.tsx';
import { useTelling } from './useTelling.ts';

export interface StartPageProps {
  readonly resource: Resource;
}

/** Where a file comes into an area, and what came before (docs/product.md §25). */
export function StartPage({ resource: definition }: StartPageProps) {
  const { t } = useLingui();
  const label = useLabel();
  const resource = useVisibleResource(definition);
  const telling = useTelling(resource);
  const area = label(pluralOf(resource.code));
  return (
    <div className={page.page}>
      <PageHead
        title={t`Import: ${area}`}
        trail={<Breadcrumbs items={[{ label: area, href: resource.route }, { label: t`Import` }]} />}
        description={t`Nothing is stored before you have seen what the file would do. An import can be undone.`}
        actions={<Limits actions={limitsOfImport(resource)} />}
      />
      <FilePlace telling={telling} />
      <Earlier telling={telling} />
    </div>
  );
}
