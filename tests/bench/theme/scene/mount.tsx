import '../../libraries/layout.css';
import '../../libraries/rest.ts';
import { library } from 'bench:library';
import { createRoot } from 'react-dom/client';
import type { Column } from '../../libraries/library.ts';
import { columns, type Form, forms, type Product, products, toneOf } from './data.ts';

const { Provider, Section, Field, Checkbox, Button, Badge, Table } = library;

const tableColumns: readonly Column<Product>[] = [
  ...columns.map(([id, header]) => ({ id, header, cell: (row: Product) => row[id] })),
  { id: 'status', header: 'Status', cell: ({ status }) => <Badge text={status} tone={toneOf[status]} /> },
  { id: 'action', header: 'Action', cell: () => <Button label="Edit" weight="plain" /> },
];

function FormSection({ form }: { readonly form: Form }) {
  return (
    <Section title={form.title}>
      <div className="fields">
        {form.fields.map((field) => (
          <Field key={field.label} {...field} />
        ))}
      </div>
      <div className="fields">
        {form.checkboxes.map((checkbox) => (
          <Checkbox key={checkbox.label} {...checkbox} />
        ))}
      </div>
      <div className="actions">
        {form.buttons.map((button) => (
          <Button key={button.label} {...button} />
        ))}
        {form.badges.map((status, index) => (
          <Badge key={index} text={status} tone={toneOf[status]} />
        ))}
      </div>
    </Section>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');
createRoot(root).render(
  // The page's element is made once: a provider that renders again does not render the page again.
  <Provider>
    <main className="page">
      {forms.map((form) => (
        <FormSection key={form.title} form={form} />
      ))}
      <Table columns={tableColumns} rows={products} />
    </main>
  </Provider>,
);
