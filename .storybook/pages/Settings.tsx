import type { Brand } from '@comanda/tokens/brands';
import { Button } from '@comanda/ui/Button';
import { Card } from '@comanda/ui/Card';
import { PageHeader } from '@comanda/ui/PageHeader';
import { RadioGroup } from '@comanda/ui/RadioGroup';
import { Select } from '@comanda/ui/Select';
import { Switch } from '@comanda/ui/Switch';
import { TextField } from '@comanda/ui/TextField';
import { useState } from 'react';
import * as css from './pages.css.ts';
import { Shell } from './Shell.tsx';

const zones = [
  { id: 'Europe/Madrid', label: 'Madrid' },
  { id: 'Atlantic/Canary', label: 'Canary Islands' },
  { id: 'America/Panama', label: 'Panama' },
];

/** What holds for a whole company, in parts that each say what they are about. */
export function Settings({ brand }: { readonly brand: Brand }) {
  const [rounding, setRounding] = useState('line');
  const [isAsked, setAsked] = useState(true);
  const [isPrinted, setPrinted] = useState(false);
  return (
    <Shell brand={brand} at="business">
      <div className={css.narrowPage}>
        <PageHeader
          title="Company settings"
          description="They hold for every store that sets nothing else."
        />
        <Card title="Company" description="As it stands on tickets and invoices.">
          <div className={css.halves}>
            <TextField label="Name" defaultValue="La Encina Hostelería, S.L." isRequired />
            <TextField label="Tax number" look="code" defaultValue="B-85512040" isRequired />
            <Select label="Time zone" options={zones} defaultValue="Europe/Madrid" />
            <TextField
              label="Business day begins"
              defaultValue="06:00"
              description="Sales before it count for the day before."
            />
          </div>
        </Card>
        <Card title="Prices">
          <RadioGroup
            label="Rounding of taxes"
            value={rounding}
            onChange={setRounding}
            options={[
              { id: 'line', label: 'Each line', description: 'The sum of the lines is the total.' },
              { id: 'ticket', label: 'The ticket', description: 'As most tax offices ask for.' },
            ]}
          />
        </Card>
        <Card title="At the till">
          <div className={css.stack}>
            <Switch
              label="Ask for the number of guests"
              description="When a table is opened."
              isSelected={isAsked}
              onChange={setAsked}
            />
            <Switch
              label="Print a ticket that is paid by card"
              description="The guest is asked otherwise."
              isSelected={isPrinted}
              onChange={setPrinted}
            />
          </div>
        </Card>
        <div className={css.actions}>
          <Button variant="ghost">Cancel</Button>
          <Button tone="accent">Save</Button>
        </div>
      </div>
    </Shell>
  );
}
