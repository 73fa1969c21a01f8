import type { Brand } from '@comanda/tokens/brands';
import { Badge } from '@comanda/ui/Badge';
import { MultilingualField } from '@comanda/ui/MultilingualField';
import { NumberField } from '@comanda/ui/NumberField';
import { PageHeader } from '@comanda/ui/PageHeader';
import { FieldGrid, FormField, ResourceForm } from '@comanda/ui/ResourceForm';
import { Select } from '@comanda/ui/Select';
import { TextField } from '@comanda/ui/TextField';
import * as css from './pages.css.ts';
import { Shell } from './Shell.tsx';
import { useWords } from './useWords.ts';

const ignore = () => {};

/** A record that is being changed, with a field at fault. */
export function Form({ brand }: { readonly brand: Brand }) {
  const { say } = useWords();
  return (
    <Shell brand={brand} at="taxes">
      <div className={css.page}>
        <PageHeader
          title={say('IVA general')}
          description={say('In eleven stores.')}
          status={<Badge tone="danger">{say('Not saved')}</Badge>}
        />
        <ResourceForm
          label={say('Tax IVA21')}
          mode="EDIT"
          status={{ kind: 'failed', message: say('Not saved: one field needs attention. Nothing was lost.') }}
          onSave={ignore}
          onCancel={ignore}
          sections={[
            { id: 'basics', label: say('Basics'), errorCount: 1, content: <Basics /> },
            {
              id: 'members',
              label: say('Members'),
              description: say('The taxes that this group applies together.'),
              content: <TextField label={say('Note')} />,
            },
          ]}
        />
      </div>
    </Shell>
  );
}

function Basics() {
  const { say } = useWords();
  const kinds = [
    { id: 'N', label: say('Normal') },
    { id: 'G', label: say('Group') },
  ];
  const languages = [
    { code: 'es-ES', name: say('Spanish'), direction: 'ltr' },
    { code: 'en-GB', name: say('English'), direction: 'ltr' },
    { code: 'ar-EG', name: say('Arabic'), direction: 'rtl' },
  ] as const;
  return (
    <FieldGrid>
      <FormField label={say('Code')} value="IVA21">
        <TextField
          label={say('Code')}
          look="code"
          defaultValue="IVA21"
          isRequired
          error={say('Another tax has this code. IVA21B is free.')}
        />
      </FormField>
      <FormField label={say('Kind')} value={say('Normal')}>
        <Select label={say('Kind')} options={kinds} defaultValue="N" />
      </FormField>
      <FormField label={say('Name')} value={say('IVA general')} isWide>
        <MultilingualField
          label={say('Name')}
          value={{ 'es-ES': 'IVA general' }}
          onChange={ignore}
          languages={languages}
          defaultLanguage="es-ES"
          isRequired
        />
      </FormField>
      <FormField label={say('Value')} value="21 %">
        <NumberField label={say('Value')} value="21" onChange={ignore} unit="%" />
      </FormField>
      <FormField label={say('Valid until')} value={null}>
        <TextField label={say('Valid until')} />
      </FormField>
    </FieldGrid>
  );
}
