import './layout.css';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { Switches } from '../switches.ts';
import { type Form, forms, type Product, products, type Status, type Weight } from './data.ts';

/** Everything that differs between two libraries: its provider, and how it draws each part of the page. */
export interface Library {
  /** The provider that the library's documentation asks for; it hands the page its switches. */
  readonly Provider: ComponentType<{ readonly children: ReactNode }>;
  readonly Section: ComponentType<{ readonly title: string; readonly children: ReactNode }>;
  readonly Field: ComponentType<{ readonly label: string; readonly value: string }>;
  readonly Checkbox: ComponentType<{ readonly label: string; readonly isChecked: boolean }>;
  readonly Button: ComponentType<{ readonly label: string; readonly weight: Weight }>;
  readonly Badge: ComponentType<{ readonly status: Status }>;
  readonly Table: ComponentType<{ readonly rows: readonly Product[] }>;
}

/** Hands the page what switches the library it is drawn by. */
export const useSwitches = (switches: Switches): void => {
  useEffect(() => {
    globalThis.benchSwitches = switches;
  }, [switches]);
};

function FormSection({ library, form }: { readonly library: Library; readonly form: Form }) {
  const { Section, Field, Checkbox, Button, Badge } = library;
  return (
    <Section title={form.title}>
      <div className="fields">
        {form.fields.map((field) => (
          <Field key={field.label} {...field} />
        ))}
      </div>
      <div className="checks">
        {form.checkboxes.map((checkbox) => (
          <Checkbox key={checkbox.label} {...checkbox} />
        ))}
      </div>
      <div className="actions">
        {form.buttons.map((button) => (
          <Button key={button.label} {...button} />
        ))}
        {form.badges.map((status, index) => (
          <Badge key={index} status={status} />
        ))}
      </div>
    </Section>
  );
}

/** Draws the page. Its element is made once, so that a provider that renders again does not render the page again. */
export const mount = (library: Library): void => {
  const { Provider, Table } = library;
  const page = (
    <main className="page">
      {forms.map((form) => (
        <FormSection key={form.title} library={library} form={form} />
      ))}
      <Table rows={products} />
    </main>
  );
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root.');
  createRoot(root).render(<Provider>{page}</Provider>);
};
