import { Card } from '../Card/index.ts';
import { MultilingualField } from '../MultilingualField/index.ts';
import { NumberField } from '../NumberField/index.ts';
import { Select } from '../Select/index.ts';
import { TextField } from '../TextField/index.ts';
import { bad } from '../values/bad.ts';
import { FieldGrid, FormField, type FormSection, type ResourceFormProps } from './index.ts';

const languages = [
  { code: 'es-ES', name: 'Spanish', direction: 'ltr' },
  { code: 'en-GB', name: 'English', direction: 'ltr' },
] as const;

const kinds = [
  { id: 'N', label: 'Normal' },
  { id: 'G', label: 'Group' },
] as const;

const ignore = () => {};

function basics(codeError?: string): FormSection {
  return {
    id: 'basics',
    label: 'Basics',
    ...(codeError !== undefined && { errorCount: 1 }),
    content: (
      <FieldGrid>
        <FormField label="Code" value="IVA21">
          <TextField
            label="Code"
            look="code"
            defaultValue="IVA21"
            isRequired
            {...(codeError !== undefined && { error: codeError })}
          />
        </FormField>
        <FormField label="Kind" value="Normal">
          <Select label="Kind" options={kinds} defaultValue="N" />
        </FormField>
        <FormField label="Name" value="IVA general" isWide>
          <MultilingualField
            label="Name"
            value={{ 'es-ES': 'IVA general' }}
            onChange={ignore}
            languages={languages}
            defaultLanguage="es-ES"
            isRequired
          />
        </FormField>
        <FormField label="Value" value="21 %">
          <NumberField label="Value" value="21" onChange={ignore} unit="%" />
        </FormField>
        <FormField label="Valid until" value={null}>
          <TextField label="Valid until" />
        </FormField>
      </FieldGrid>
    ),
  };
}

const members: FormSection = {
  id: 'members',
  label: 'Members',
  description: 'The taxes that this group applies together.',
  content: (
    <FieldGrid>
      <FormField label="Note" value="Applied in their order" isWide>
        <TextField label="Note" />
      </FormField>
    </FieldGrid>
  ),
};

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  creating: { label: 'New tax', mode: 'NEW', sections: [basics()] },
  editing: { label: 'Tax IVA21', mode: 'EDIT', sections: [basics(), members], status: { kind: 'dirty' } },
  saving: { label: 'Tax IVA21', mode: 'EDIT', sections: [basics(), members], status: { kind: 'saving' } },
  saved: { label: 'Tax IVA21', mode: 'EDIT', sections: [basics(), members], status: { kind: 'saved' } },
  failed: {
    label: 'Tax IVA21',
    mode: 'EDIT',
    sections: [basics('Another tax has this code. IVA21B is free.'), members],
    status: { kind: 'failed', message: 'Not saved: one field needs attention. Nothing was lost.' },
  },
  folded: {
    label: 'Tax IVA21',
    mode: 'EDIT',
    sections: [
      { ...basics(), isMain: true },
      { ...members, summary: '1 of 3 set' },
    ],
    open: ['basics'],
  },
  beside: {
    label: 'Tax IVA21',
    mode: 'EDIT',
    sections: [{ ...basics(), isMain: true }, members],
    aside: <Card title="History">Nothing has changed since it was made.</Card>,
    status: { kind: 'dirty', message: '1 change: Name' },
    cancelLabel: 'Discard',
  },
  reading: { label: 'Tax IVA21', mode: 'SHOW', sections: [basics(), members] },
  bad: {
    label: bad.word,
    mode: 'EDIT',
    sections: [
      { ...basics(bad.word), label: bad.word, description: bad.mixed },
      { ...members, label: bad.mixed, errorCount: 1_000_000, summary: bad.word },
    ],
    open: ['basics'],
    aside: <Card title={bad.word}>{bad.mixed}</Card>,
    status: { kind: 'failed', message: `${bad.word} ${bad.malformed}` },
  },
} satisfies Record<string, Omit<ResourceFormProps, 'onCancel'>>;
