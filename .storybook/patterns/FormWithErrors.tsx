import { Button } from '@comanda/ui/Button';
import { Form, type FormErrors } from '@comanda/ui/Form';
import { MoneyField } from '@comanda/ui/MoneyField';
import { Select } from '@comanda/ui/Select';
import { TextField } from '@comanda/ui/TextField';
import { useState } from 'react';
import { useWords } from '../pages/useWords.ts';
import * as css from './patterns.css.ts';

export interface FormWithErrorsProps {
  /** Nobody has tried to save it yet. */
  readonly isFresh?: boolean;
}

/** A dish that cannot be saved as it is. */
export function FormWithErrors({ isFresh = false }: FormWithErrorsProps) {
  const { say } = useWords();
  const kinds = [
    { id: 'starter', label: say('Starters') },
    { id: 'main', label: say('Mains') },
    { id: 'dessert', label: say('Desserts') },
  ];
  const [price, setPrice] = useState<number | null>(-250);
  const judge = (name: unknown): FormErrors => ({
    ...((typeof name !== 'string' || name.trim() === '') && {
      name: say('Guests read it on the menu: give it a name.'),
    }),
    ...((price === null || price < 0) && {
      price: say('A price is 0 or more. Discounts have a place of their own.'),
    }),
  });
  const [errors, setErrors] = useState<FormErrors>(isFresh ? {} : judge(''));
  return (
    <div className={css.narrow}>
      <Form
        label={say('New dish')}
        columns={2}
        errors={errors}
        onSubmit={(data) => setErrors(judge(data.get('name')))}
        actions={<Button variant="ghost">{say('Cancel')}</Button>}
      >
        <TextField label={say('Name')} name="name" isRequired />
        <Select label={say('On the menu under')} options={kinds} defaultValue="starter" />
        <MoneyField
          label={say('Price')}
          name="price"
          value={price}
          onChange={setPrice}
          decimals={2}
          symbol="€"
          isRequired
        />
        <TextField
          label={say('Code')}
          look="code"
          defaultValue="TORT-01"
          description={say('Tills and reports know it by this.')}
        />
      </Form>
    </div>
  );
}
