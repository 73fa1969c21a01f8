import '@radix-ui/themes/styles.css';
import {
  Button,
  Checkbox,
  Dialog,
  DropdownMenu,
  Progress,
  RadioGroup,
  Select,
  Switch,
  Table,
  Tabs,
  Text,
  TextField,
  Theme,
  Tooltip,
} from '@radix-ui/themes';
import { show } from '../show.tsx';

show(
  <Theme>
    <Button>Save</Button>
    <Text as="label">
      Name <TextField.Root defaultValue="Lemon tart" />
    </Text>
    <Text as="label">
      <Checkbox /> Sells
    </Text>
    <RadioGroup.Root aria-label="Group">
      <RadioGroup.Item value="fish">Fish</RadioGroup.Item>
    </RadioGroup.Root>
    <Text as="label">
      <Switch /> Prints
    </Text>
    <Select.Root defaultValue="10">
      <Select.Trigger aria-label="Tax" />
      <Select.Content>
        <Select.Item value="10">10 %</Select.Item>
        <Select.Item value="21">21 %</Select.Item>
      </Select.Content>
    </Select.Root>
    <Tabs.Root defaultValue="prices">
      <Tabs.List>
        <Tabs.Trigger value="prices">Prices</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="prices">4.50</Tabs.Content>
    </Tabs.Root>
    <Dialog.Root>
      <Dialog.Trigger>
        <Button>Ask</Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Title>Delete it?</Dialog.Title>
      </Dialog.Content>
    </Dialog.Root>
    <Tooltip content="More of it">
      <Button>Help</Button>
    </Tooltip>
    <DropdownMenu.Root>
      <DropdownMenu.Trigger>
        <Button>More</Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Item>Copy</DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
    <Table.Root>
      <Table.Body>
        <Table.Row>
          <Table.Cell>P-1000</Table.Cell>
        </Table.Row>
      </Table.Body>
    </Table.Root>
    <Progress value={40} aria-label="Publishing" />
  </Theme>,
);
