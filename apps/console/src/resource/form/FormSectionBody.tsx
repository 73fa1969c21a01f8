import { FieldGrid } from '@comanda/ui/ResourceForm';
import { customFirst, customSections } from '../../sections/index.ts';
import { useDraftPart, useForm } from './DraftContext.tsx';
import { RecordField } from './RecordField.tsx';

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
  const custom = customSections[`${resource.code}.${section}`];
  if (custom) return <Slice fields={fields} reads={custom.reads} Section={custom.Section} />;
  return (
    <FieldGrid>
      {fields.map((name) => {
        const Own = isFirst ? customFirst[`${resource.code}.${name}`] : undefined;
        return Own ? <Own key={name} /> : <RecordField key={name} name={name} />;
      })}
    </FieldGrid>
  );
}

type Custom = NonNullable<(typeof customSections)[string]>;

/** Renders a custom section again only when one of the values that it may read has changed. */
function Slice({ fields, reads, Section }: { readonly fields: readonly string[] } & Custom) {
  const { draft } = useForm();
  const read = [...fields, ...reads];
  useDraftPart(draft, ({ values }) => JSON.stringify(read.map((name) => values[name])));
  const { values } = draft.get();
  return (
    <Section
      fields={fields}
      values={Object.fromEntries(read.map((name) => [name, values[name]]))}
      Field={RecordField}
    />
  );
}
