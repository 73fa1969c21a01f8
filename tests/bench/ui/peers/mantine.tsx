import '@mantine/core/styles.css';
import {
  Button,
  Checkbox,
  MantineProvider,
  Menu,
  Modal,
  Progress,
  Radio,
  Select,
  Switch,
  Table,
  Tabs,
  TextInput,
  Tooltip,
} from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { show } from '../show.tsx';

function Page() {
  const [isAsking, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button>Save</Button>
      <TextInput label="Name" defaultValue="Lemon tart" />
      <Checkbox label="Sells" />
      <Radio.Group label="Group">
        <Radio value="fish" label="Fish" />
      </Radio.Group>
      <Switch label="Prints" />
      <Select label="Tax" data={['10 %', '21 %']} />
      <Tabs defaultValue="prices">
        <Tabs.List>
          <Tabs.Tab value="prices">Prices</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="prices">4.50</Tabs.Panel>
      </Tabs>
      <Button onClick={open}>Ask</Button>
      <Modal opened={isAsking} onClose={close} title="Delete it?" />
      <Menu>
        <Menu.Target>
          <Tooltip label="More of it">
            <Button>More</Button>
          </Tooltip>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item>Copy</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Table>
        <Table.Tbody>
          <Table.Tr>
            <Table.Td>P-1000</Table.Td>
          </Table.Tr>
        </Table.Tbody>
      </Table>
      <Progress value={40} aria-label="Publishing" />
    </>
  );
}

show(
  <MantineProvider>
    <Page />
  </MantineProvider>,
);
