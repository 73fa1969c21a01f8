import { Button } from 'react-aria-components/Button';
import { Checkbox } from 'react-aria-components/Checkbox';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Modal } from 'react-aria-components/Modal';
import { Popover } from 'react-aria-components/Popover';
import { ProgressBar } from 'react-aria-components/ProgressBar';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { Select, SelectValue } from 'react-aria-components/Select';
import { Switch } from 'react-aria-components/Switch';
import { Cell, Column, Row, Table, TableBody, TableHeader } from 'react-aria-components/Table';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { TextField } from 'react-aria-components/TextField';
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { show } from '../show.tsx';

show(
  <I18nProvider locale="en-GB">
    <Button>Save</Button>
    <TextField defaultValue="Lemon tart">
      <Label>Name</Label>
      <Input />
    </TextField>
    <Checkbox>Sells</Checkbox>
    <RadioGroup>
      <Label>Group</Label>
      <Radio value="fish">Fish</Radio>
    </RadioGroup>
    <Switch>Prints</Switch>
    <Select>
      <Label>Tax</Label>
      <Button>
        <SelectValue />
      </Button>
      <Popover>
        <ListBox>
          <ListBoxItem>10 %</ListBoxItem>
          <ListBoxItem>21 %</ListBoxItem>
        </ListBox>
      </Popover>
    </Select>
    <Tabs>
      <TabList aria-label="Product">
        <Tab id="prices">Prices</Tab>
      </TabList>
      <TabPanel id="prices">4.50</TabPanel>
    </Tabs>
    <DialogTrigger>
      <Button>Ask</Button>
      <Modal>
        <Dialog aria-label="Delete it?">It cannot be undone.</Dialog>
      </Modal>
    </DialogTrigger>
    <MenuTrigger>
      <TooltipTrigger>
        <Button>More</Button>
        <Tooltip>More of it</Tooltip>
      </TooltipTrigger>
      <Popover>
        <Menu>
          <MenuItem>Copy</MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
    <Table aria-label="Products">
      <TableHeader>
        <Column isRowHeader>Code</Column>
      </TableHeader>
      <TableBody>
        <Row>
          <Cell>P-1000</Cell>
        </Row>
      </TableBody>
    </Table>
    <ProgressBar aria-label="Publishing" value={40} />
  </I18nProvider>,
);
