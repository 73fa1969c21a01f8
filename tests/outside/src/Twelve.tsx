import { Button } from '@comanda/ui/Button';
import { Checkbox } from '@comanda/ui/Checkbox';
import { Dialog, DialogTrigger } from '@comanda/ui/Dialog';
import { Menu, MenuItem, MenuTrigger } from '@comanda/ui/Menu';
import { ProgressBar } from '@comanda/ui/ProgressBar';
import { RadioGroup } from '@comanda/ui/RadioGroup';
import { Select } from '@comanda/ui/Select';
import { Switch } from '@comanda/ui/Switch';
import { Table } from '@comanda/ui/Table';
import { Tabs } from '@comanda/ui/Tabs';
import { TextField } from '@comanda/ui/TextField';
import { Tooltip } from '@comanda/ui/Tooltip';

/** The twelve components by which libraries are compared (tests/bench/ui): one of each. */
export function Twelve() {
  return (
    <>
      <Button tone="accent">Save</Button>
      <TextField label="Name" defaultValue="Lemon tart" />
      <Checkbox label="Sells" />
      <RadioGroup label="Group" options={[{ id: 'fish', label: 'Fish' }]} />
      <Switch label="Prints" />
      <Select
        label="Tax"
        options={[
          { id: '10', label: '10 %' },
          { id: '21', label: '21 %' },
        ]}
      />
      <Tabs label="Product" items={[{ id: 'prices', label: 'Prices', content: '4.50' }]} />
      <DialogTrigger>
        <Button>Ask</Button>
        <Dialog title="Delete it?">It cannot be undone.</Dialog>
      </DialogTrigger>
      <MenuTrigger>
        <Tooltip text="More of it">
          <Button>More</Button>
        </Tooltip>
        <Menu>
          <MenuItem id="copy">Copy</MenuItem>
        </Menu>
      </MenuTrigger>
      <Table
        caption="Products"
        columns={[{ id: 'code', header: 'Code', cell: ({ code }) => code, isRowHeader: true }]}
        rows={[{ code: 'P-1000' }]}
        getRowId={({ code }) => code}
      />
      <ProgressBar label="Publishing" value={40} />
    </>
  );
}
