import '@primer/primitives/dist/css/base/motion/motion.css';
import '@primer/primitives/dist/css/base/size/size.css';
import '@primer/primitives/dist/css/base/typography/typography.css';
import '@primer/primitives/dist/css/functional/size/border.css';
import '@primer/primitives/dist/css/functional/size/size.css';
import '@primer/primitives/dist/css/functional/themes/light.css';
import '@primer/primitives/dist/css/functional/typography/typography.css';
import {
  ActionList,
  ActionMenu,
  BaseStyles,
  Button,
  Checkbox,
  Dialog,
  FormControl,
  ProgressBar,
  Radio,
  RadioGroup,
  Select,
  TextInput,
  ThemeProvider,
  ToggleSwitch,
  Tooltip,
  UnderlineNav,
} from '@primer/react';
import { Table } from '@primer/react/experimental';
import { useState } from 'react';
import { show } from '../show.tsx';

function Page() {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="primary">Save</Button>
      <FormControl>
        <FormControl.Label>Name</FormControl.Label>
        <TextInput defaultValue="Lemon tart" />
      </FormControl>
      <FormControl>
        <Checkbox />
        <FormControl.Label>Sells</FormControl.Label>
      </FormControl>
      <RadioGroup name="group">
        <RadioGroup.Label>Group</RadioGroup.Label>
        <FormControl>
          <Radio value="fish" />
          <FormControl.Label>Fish</FormControl.Label>
        </FormControl>
      </RadioGroup>
      <span id="prints">Prints</span>
      <ToggleSwitch aria-labelledby="prints" />
      <FormControl>
        <FormControl.Label>Tax</FormControl.Label>
        <Select>
          <Select.Option value="10">10 %</Select.Option>
          <Select.Option value="21">21 %</Select.Option>
        </Select>
      </FormControl>
      <UnderlineNav aria-label="Product">
        <UnderlineNav.Item aria-current="page">Prices</UnderlineNav.Item>
      </UnderlineNav>
      <Button onClick={() => setIsAsking(true)}>Ask</Button>
      {isAsking && <Dialog title="Delete it?" onClose={() => setIsAsking(false)} />}
      <Tooltip text="More of it">
        <Button>Help</Button>
      </Tooltip>
      <ActionMenu>
        <ActionMenu.Button>More</ActionMenu.Button>
        <ActionMenu.Overlay>
          <ActionList>
            <ActionList.Item>Copy</ActionList.Item>
          </ActionList>
        </ActionMenu.Overlay>
      </ActionMenu>
      <Table aria-labelledby="prints">
        <Table.Body>
          <Table.Row>
            <Table.Cell>P-1000</Table.Cell>
          </Table.Row>
        </Table.Body>
      </Table>
      <ProgressBar progress={40} aria-label="Publishing" />
    </>
  );
}

show(
  <ThemeProvider>
    <BaseStyles>
      <Page />
    </BaseStyles>
  </ThemeProvider>,
);
