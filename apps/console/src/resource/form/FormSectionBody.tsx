import { fieldLabel, sectionLabel } from '@comanda/api/labels';
import { useMemo } from 'react';
import { useLabel } from '../../app/index.ts';
import { customFirst, customSections } from '../../sections/index.ts';
import { useDraftValues, useForm } from './DraftContext.tsx';
import { RecordFields } from './RecordFields.tsx';

export interface FormSectionBodyProps {
  readonly section: string;
  /** Names of the fields that it shows now. */
  readonly fields: readonly string[];
  /** They are what a new record is asked first. */
  readonly isFirst?: boolean;
}

/** The fields of a section, one after the other, or the section that was made for them. */
export function FormSectionBody({ section, fields, isFirst = false }: FormSectionBodyProps) {
  const { resource } = useForm();
  const label = useLabel();
  const [only, ...others] = fields;
  const isNamedAbove =
    only !== undefined &&
    others.length === 0 &&
    label(fieldLabel(resource, only)) === label(sectionLabel(resource, section));
  const custom = customSections[`${resource.code}.${section}`];
  if (custom) return <Slice fields={fields} reads={custom.reads} Section={custom.Section} />;
  return (
    <RecordFields
      names={fields}
      own={(name) => (isFirst ? customFirst[`${resource.code}.${name}`] : undefined)}
      isNamedAbove={isNamedAbove}
    />
  );
}

type Custom = NonNullable<(typeof customSections)[string]>;

/** Renders a custom section again only when one of the values that it may read has changed. */
function Slice({ fields, reads, Section }: { readonly fields: readonly string[] } & Custom) {
  const { draft } = useForm();
  const values = useDraftValues(
    draft,
    useMemo(() => [...fields, ...reads], [fields, reads]),
  );
  return <Section fields={fields} values={values} Fields={RecordFields} />;
}
