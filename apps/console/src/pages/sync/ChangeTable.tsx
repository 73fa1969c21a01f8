import type { Resource } from '@comanda/api/kernel';
import { fieldLabel } from '@comanda/api/labels';
import { DiffTable } from '@comanda/ui/DiffTable';
import { Skeleton } from '@comanda/ui/Skeleton';
import { useLingui } from '@lingui/react';
import { useLabel } from '../../app/index.ts';
import { languageName } from '../../app/languageName.ts';
import { asNames } from '../../resource/values/read.ts';
import { useDefinition } from '../../resource/values/useReferences.ts';
import { Value } from '../../resource/values/Value.tsx';

export interface ChangedField {
  readonly field: string;
  readonly before?: unknown;
  readonly after?: unknown;
}
interface ChangeTableProps {
  readonly entity: string;
  readonly caption: string;
  readonly isCaptionHidden?: boolean;
  readonly diff: readonly ChangedField[];
}

/** What a change did, field by field, in the words of the definition (docs/product.md §9.1). */
export function ChangeTable({ entity, caption, isCaptionHidden = false, diff }: ChangeTableProps) {
  const label = useLabel();
  const { i18n } = useLingui();
  const resource = useDefinition(entity);
  if (!resource) return <Skeleton shape="row" />;
  return (
    <DiffTable
      caption={caption}
      isCaptionHidden={isCaptionHidden}
      fields={diff
        .filter(({ field }) => field in resource.fields)
        .map(({ field, before, after }) => ({
          id: field,
          label: label(fieldLabel(resource, field)),
          before: shown(resource, field, before, i18n.locale),
          after: shown(resource, field, after, i18n.locale),
        }))}
    />
  );
}

/** Text in several languages is shown in all of them: the change may be in any. */
const shown = (resource: Resource, name: string, value: unknown, locale: string) => {
  if (value === null || value === undefined || value === '') return undefined;
  if (resource.fields[name]?.kind !== 'names') return <Value resource={resource} name={name} value={value} />;
  return Object.entries(asNames(value))
    .map(([language, text]) => `${text} (${languageName(language, locale)})`)
    .join(' · ');
};
