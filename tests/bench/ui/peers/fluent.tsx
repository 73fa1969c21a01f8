import {
  Button,
  Checkbox,
  Dialog,
  DialogBody,
  DialogSurface,
  DialogTitle,
  DialogTrigger,
  Dropdown,
  Field,
  FluentProvider,
  Input,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  Option,
  ProgressBar,
  Radio,
  RadioGroup,
  Switch,
  Tab,
  Table,
  TableBody,
  TableCell,
  TableRow,
  TabList,
  Tooltip,
  webLightTheme,
} from '@fluentui/react-components';
import { show } from '../show.tsx';

show(
  <FluentProvider theme={webLightTheme}>
    <Button appearance="primary">Save</Button>
    <Field label="Name">
      <Input defaultValue="Lemon tart" />
    </Field>
    <Checkbox label="Sells" />
    <RadioGroup aria-label="Group">
      <Radio value="fish" label="Fish" />
    </RadioGroup>
    <Switch label="Prints" />
    <Field label="Tax">
      <Dropdown>
        <Option>10 %</Option>
        <Option>21 %</Option>
      </Dropdown>
    </Field>
    <TabList selectedValue="prices">
      <Tab value="prices">Prices</Tab>
    </TabList>
    <Dialog>
      <DialogTrigger disableButtonEnhancement>
        <Button>Ask</Button>
      </DialogTrigger>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>Delete it?</DialogTitle>
        </DialogBody>
      </DialogSurface>
    </Dialog>
    <Tooltip content="More of it" relationship="description">
      <Button>Help</Button>
    </Tooltip>
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button>More</Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItem>Copy</MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
    <Table aria-label="Products">
      <TableBody>
        <TableRow>
          <TableCell>P-1000</TableCell>
        </TableRow>
      </TableBody>
    </Table>
    <ProgressBar value={0.4} aria-label="Publishing" />
  </FluentProvider>,
);
