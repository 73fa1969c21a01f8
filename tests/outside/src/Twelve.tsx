import { Button } from '@comanda/ui/Button';
import { Checkbox } from '@comanda/ui/Checkbox';
import { Dialog, DialogTrigger } from '@comanda/ui/Dialog';
import { Menu, MenuItem, MenuTrigger } from '@comanda/ui/Menu';
import { ProgressBar } from '@comanda/ui/ProgressBar';
import { RadioGroup } from '@comanda/ui/RadioGroup';
import { Select } from '@comanda/ui/Select';
import { Switch } from '@comanda/ui/Switch';
import { Tabs } from '@comanda/ui/Tabs';
import { TextField } from '@comanda/ui/TextField';
import { Tooltip } from '@comanda/ui/Tooltip';

const shops = [
  { id: 'harbour', label: 'Harbour' },
  { id: 'market', label: 'Market' },
];

/** A page of the twelve components that most pages have. */
export function Twelve() {
  return (
    <>
      <TextField label="Name" defaultValue="Till 1" description="As the receipt prints it" />
      <Checkbox label="Prints receipts" defaultSelected />
      <Switch label="Open" defaultSelected />
      <RadioGroup label="Service" defaultValue="harbour" options={shops} />
      <Select label="Shop" defaultValue="market" options={shops} />
      <ProgressBar label="Published" value={40} />
      <Tabs
        label="Sections"
        items={[
          { id: 'basic', label: 'Basics', content: 'Basics of the till' },
          { id: 'more', label: 'More', content: 'More of the till' },
        ]}
      />
      <DialogTrigger>
        <Button tone="accent">Save</Button>
        <Dialog title="Save the till?">It is published at once.</Dialog>
      </DialogTrigger>
      <MenuTrigger>
        <Button>Actions</Button>
        <Menu>
          <MenuItem id="copy">Copy</MenuItem>
          <MenuItem id="delete" tone="danger">
            Delete
          </MenuItem>
        </Menu>
      </MenuTrigger>
      <Tooltip text="Nobody can undo this">
        <Button tone="danger">Reset</Button>
      </Tooltip>
      <table>
        <caption>Tills</caption>
        <tbody>
          <tr>
            <th scope="row">Till 1</th>
            <td>Harbour</td>
          </tr>
        </tbody>
      </table>
    </>
  );
}
