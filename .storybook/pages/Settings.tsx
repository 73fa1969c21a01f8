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
import { useWords } from './useWords.ts';

/** What holds for a whole company, in parts that each say what they are about. */
export function Settings({ brand }: { readonly brand: Brand }) {
  const { say } = useWords();
  const zones = [
    { id: 'Europe/Madrid', label: say('Madrid') },
    { id: 'Atlantic/Canary', label: say('Canary Islands') },
    { id: 'America/Panama', label: say('Panama') },
  ];
  const [rounding, setRounding] = useState('line');
  const [isAsked, setAsked] = useState(true);
  const [isPrinted, setPrinted] = useState(false);
  return (
    <Shell brand={brand} at="business">
      <div className={css.narrowPage}>
        <PageHeader
          title={say('Company settings')}
          description={say('They hold for every store that sets nothing else.')}
        />
        <Card title={say('Company')} description={say('As it stands on tickets and invoices.')}>
          <div className={css.halves}>
            <TextField label={say('Name')} defaultValue={say('La Encina Hostelería, S.L.')} isRequired />
            <TextField label={say('Tax number')} look="code" defaultValue="B-85512040" isRequired />
            <Select label={say('Time zone')} options={zones} defaultValue="Europe/Madrid" />
            <TextField
              label={say('Business day begins')}
              defaultValue="06:00"
              description={say('Sales before it count for the day before.')}
            />
          </div>
        </Card>
        <Card title={say('Prices')}>
          <RadioGroup
            label={say('Rounding of taxes')}
            value={rounding}
            onChange={setRounding}
            options={[
              { id: 'line', label: say('Each line'), description: say('The sum of the lines is the total.') },
              { id: 'ticket', label: say('The ticket'), description: say('As most tax offices ask for.') },
            ]}
          />
        </Card>
        <Card title={say('At the till')}>
          <div className={css.stack}>
            <Switch
              label={say('Ask for the number of guests')}
              description={say('When a table is opened.')}
              isSelected={isAsked}
              onChange={setAsked}
            />
            <Switch
              label={say('Print a ticket that is paid by card')}
              description={say('The guest is asked otherwise.')}
              isSelected={isPrinted}
              onChange={setPrinted}
            />
          </div>
        </Card>
        <div className={css.actions}>
          <Button variant="ghost">{say('Cancel')}</Button>
          <Button tone="accent">{say('Save')}</Button>
        </div>
      </div>
    </Shell>
  );
}
