import { Button } from '@comanda/ui/Button';
import { Form, type FormErrors } from '@comanda/ui/Form';
import { MoneyField } from '@comanda/ui/MoneyField';
import { Select } from '@comanda/ui/Select';
import { TextField } from '@comanda/ui/TextField';
import { useState } from 'react';
import * as css from './patterns.css.ts';

export interface FormWithErrorsProps {
  /** Nobody has tried to save it yet. */
  readonly isFresh?: boolean;
}

const kinds = [
  { id: 'starter', label: 'Starters' },
  { id: 'main', label: 'Mains' },
  { id: 'dessert', label: 'Desserts' },
];

/** A dish that cannot be saved as it is. */
export function FormWithErrors({ isFresh = false }: FormWithErrorsProps) {
  const [price, setPrice] = useState<number | null>(-250);
  const judge = (name: unknown): FormErrors => ({
    ...((typeof name !== 'string' || name.trim() === '') && {
      name: 'Guests read it on the menu: give it a name.',
    }),
    ...((price === null || price < 0) && {
      price: 'A price is 0 or more. Discounts have a place of their own.',
    }),
  });
  const [errors, setErrors] = useState<FormErrors>(isFresh ? {} : judge(''));
  return (
    <div className={css.narrow}>
      <Form
        label="New dish"
        columns={2}
        errors={errors}
        onSubmit={(data) => setErrors(judge(data.get('name')))}
        actions={<Button variant="ghost">Cancel</Button>}
      >
        <TextField label="Name" name="name" isRequired />
        <Select label="On the menu under" options={kinds} defaultValue="starter" />
        <MoneyField
          label="Price"
          name="price"
          value={price}
          onChange={setPrice}
          decimals={2}
          symbol="€"
          isRequired
        />
        <TextField
          label="Code"
          look="code"
          defaultValue="TORT-01"
          description="Tills and reports know it by this."
        />
      </Form>
    </div>
  );
}
