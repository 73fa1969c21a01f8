import {
  Button,
  ChakraProvider,
  Checkbox,
  createListCollection,
  defaultSystem,
  Dialog,
  Field,
  Input,
  Menu,
  Portal,
  Progress,
  RadioGroup,
  Select,
  Switch,
  Table,
  Tabs,
  Tooltip,
} from '@chakra-ui/react';
import { show } from '../show.tsx';

const taxes = createListCollection({
  items: [
    { value: '10', label: '10 %' },
    { value: '21', label: '21 %' },
  ],
});

show(
  <ChakraProvider value={defaultSystem}>
    <Button>Save</Button>
    <Field.Root>
      <Field.Label>Name</Field.Label>
      <Input defaultValue="Lemon tart" />
    </Field.Root>
    <Checkbox.Root>
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label>Sells</Checkbox.Label>
    </Checkbox.Root>
    <RadioGroup.Root>
      <RadioGroup.Item value="fish">
        <RadioGroup.ItemHiddenInput />
        <RadioGroup.ItemIndicator />
        <RadioGroup.ItemText>Fish</RadioGroup.ItemText>
      </RadioGroup.Item>
    </RadioGroup.Root>
    <Switch.Root>
      <Switch.HiddenInput />
      <Switch.Control />
      <Switch.Label>Prints</Switch.Label>
    </Switch.Root>
    <Select.Root collection={taxes}>
      <Select.HiddenSelect />
      <Select.Label>Tax</Select.Label>
      <Select.Control>
        <Select.Trigger>
          <Select.ValueText />
        </Select.Trigger>
      </Select.Control>
      <Portal>
        <Select.Positioner>
          <Select.Content>
            {taxes.items.map((tax) => (
              <Select.Item item={tax} key={tax.value}>
                {tax.label}
              </Select.Item>
            ))}
          </Select.Content>
        </Select.Positioner>
      </Portal>
    </Select.Root>
    <Tabs.Root defaultValue="prices">
      <Tabs.List>
        <Tabs.Trigger value="prices">Prices</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="prices">4.50</Tabs.Content>
    </Tabs.Root>
    <Dialog.Root>
      <Dialog.Trigger asChild>
        <Button>Ask</Button>
      </Dialog.Trigger>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>Delete it?</Dialog.Title>
            </Dialog.Header>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
    <Tooltip.Root>
      <Tooltip.Trigger asChild>
        <Button>Help</Button>
      </Tooltip.Trigger>
      <Portal>
        <Tooltip.Positioner>
          <Tooltip.Content>More of it</Tooltip.Content>
        </Tooltip.Positioner>
      </Portal>
    </Tooltip.Root>
    <Menu.Root>
      <Menu.Trigger asChild>
        <Button>More</Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <Menu.Item value="copy">Copy</Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
    <Table.Root>
      <Table.Body>
        <Table.Row>
          <Table.Cell>P-1000</Table.Cell>
        </Table.Row>
      </Table.Body>
    </Table.Root>
    <Progress.Root defaultValue={40}>
      <Progress.Track>
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
  </ChakraProvider>,
);
