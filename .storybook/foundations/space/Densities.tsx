import { Check } from 'lucide-react';
import { densities } from '@comanda/tokens';
import { Button } from '@comanda/ui/Button';
import { Checkbox } from '@comanda/ui/Checkbox';
import { Icon } from '@comanda/ui/Icon';
import { Status } from '@comanda/ui/Status';
import { TextField } from '@comanda/ui/TextField';
import * as css from './space.css.ts';

/** The same controls in each density beside one another. */
export function Densities() {
  return (
    <ul className={css.densities}>
      {densities.map((density) => (
        <li key={density} className={css.density} data-density={density} data-surface="raised">
          <h3>{density}</h3>
          <TextField label="Name" defaultValue="Grilled sea bass" />
          <Checkbox label="Sold today" defaultSelected />
          <div className={css.row}>
            <Icon icon={Check} />
            <span className={css.rowText}>Table 12</span>
            <Status tone="success" text="Served" />
          </div>
          <div className={css.buttons}>
            <Button tone="accent">Save</Button>
            <Button>Cancel</Button>
            <Button size="sm">Small</Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
