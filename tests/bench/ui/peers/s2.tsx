import '@react-spectrum/s2/page.css';
import {
  Button,
  Cell,
  Checkbox,
  Column,
  Dialog,
  DialogTrigger,
  Heading,
  Menu,
  MenuItem,
  MenuTrigger,
  Picker,
  PickerItem,
  ProgressBar,
  Provider,
  Radio,
  RadioGroup,
  Row,
  Switch,
  Tab,
  TabList,
  TabPanel,
  TableBody,
  TableHeader,
  TableView,
  Tabs,
  TextField,
  Tooltip,
  TooltipTrigger,
} from '@react-spectrum/s2';
import { show } from '../show.tsx';

show(
  <Provider locale="en-GB">
    <Button variant="accent">Save</Button>
    <TextField label="Name" defaultValue="Lemon tart" />
    <Checkbox>Sells</Checkbox>
    <RadioGroup label="Group">
      <Radio value="fish">Fish</Radio>
    </RadioGroup>
    <Switch>Prints</Switch>
    <Picker label="Tax">
      <PickerItem>10 %</PickerItem>
      <PickerItem>21 %</PickerItem>
    </Picker>
    <Tabs aria-label="Product">
      <TabList>
        <Tab id="prices">Prices</Tab>
      </TabList>
      <TabPanel id="prices">4.50</TabPanel>
    </Tabs>
    <DialogTrigger>
      <Button variant="secondary">Ask</Button>
      <Dialog>
        <Heading slot="title">Delete it?</Heading>
      </Dialog>
    </DialogTrigger>
    <TooltipTrigger>
      <Button variant="secondary">Help</Button>
      <Tooltip>More of it</Tooltip>
    </TooltipTrigger>
    <MenuTrigger>
      <Button variant="secondary">More</Button>
      <Menu>
        <MenuItem>Copy</MenuItem>
      </Menu>
    </MenuTrigger>
    <div style={{ display: 'grid', height: 200 }}>
      <TableView aria-label="Products">
        <TableHeader>
          <Column isRowHeader>Code</Column>
        </TableHeader>
        <TableBody>
          <Row>
            <Cell>P-1000</Cell>
          </Row>
        </TableBody>
      </TableView>
    </div>
    <ProgressBar label="Publishing" value={40} />
  </Provider>,
);
