import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { Card } from '@comanda/ui/Card';
import { Link } from '@comanda/ui/Link';
import { MoneyField } from '@comanda/ui/MoneyField';
import { Select } from '@comanda/ui/Select';
import { TextArea } from '@comanda/ui/TextArea';
import { TextField } from '@comanda/ui/TextField';
import { useEffect, useRef, useState } from 'react';
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
  const [name, setName] = useState('');
  const [price, setPrice] = useState<number | null>(-250);
  const [tries, setTries] = useState(isFresh ? 0 : 1);
  const first = useRef<HTMLInputElement>(null);
  const problems = {
    ...(name.trim() === '' && { name: 'Guests read it on the menu: give it a name.' }),
    ...((price === null || price < 0) && {
      price: 'A price is 0 or more. Discounts have a place of their own.',
    }),
  };
  const shown = tries > 0 ? problems : {};
  const all = Object.entries(shown);
  useEffect(() => {
    if (tries > (isFresh ? 0 : 1)) first.current?.focus();
  }, [tries, isFresh]);
  return (
    <form
      className={css.narrow}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTries((count) => count + 1);
      }}
    >
      {all.length > 0 && (
        <Banner
          tone="danger"
          title={`Not saved: ${all.length === 1 ? 'one field needs' : `${all.length} fields need`} attention.`}
        >
          <ul className={css.problems}>
            {all.map(([field, problem]) => (
              <li key={field}>
                <Link href={`#${field}`}>{problem}</Link>
              </li>
            ))}
          </ul>
        </Banner>
      )}
      <Card title="New dish" description="It is on the menu once you publish.">
        <div className={css.narrow}>
          <div className={css.fields}>
            <TextField
              id="name"
              ref={first}
              label="Name"
              value={name}
              onChange={setName}
              isRequired
              {...(shown.name !== undefined && { error: shown.name })}
            />
            <Select label="On the menu under" options={kinds} defaultValue="starter" />
            <MoneyField
              id="price"
              label="Price"
              value={price}
              onChange={setPrice}
              decimals={2}
              symbol="€"
              isRequired
              {...(shown.price !== undefined && { error: shown.price })}
            />
            <TextField
              label="Code"
              look="code"
              defaultValue="TORT-01"
              description="Tills and reports know it by this."
            />
          </div>
          <TextArea
            label="For the waiter"
            defaultValue="Contains egg. Takes 12 minutes when it is made to order."
          />
        </div>
      </Card>
      <div className={css.actions}>
        <Button variant="ghost">Cancel</Button>
        <Button tone="accent" type="submit">
          Save
        </Button>
      </div>
    </form>
  );
}
