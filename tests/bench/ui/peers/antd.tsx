import 'antd/dist/reset.css';
import {
  App,
  Button,
  Checkbox,
  ConfigProvider,
  Dropdown,
  Form,
  Input,
  Modal,
  Progress,
  Radio,
  Select,
  Switch,
  Table,
  Tabs,
  Tooltip,
} from 'antd';
import { useState } from 'react';
import { show } from '../show.tsx';

function Page() {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Form>
      <Button type="primary">Save</Button>
      <Form.Item label="Name">
        <Input defaultValue="Lemon tart" />
      </Form.Item>
      <Checkbox>Sells</Checkbox>
      <Radio.Group options={[{ value: 'fish', label: 'Fish' }]} />
      <Form.Item label="Prints">
        <Switch />
      </Form.Item>
      <Select
        aria-label="Tax"
        options={[
          { value: '10', label: '10 %' },
          { value: '21', label: '21 %' },
        ]}
      />
      <Tabs items={[{ key: 'prices', label: 'Prices', children: '4.50' }]} />
      <Button onClick={() => setIsAsking(true)}>Ask</Button>
      <Modal open={isAsking} onCancel={() => setIsAsking(false)} title="Delete it?" />
      <Dropdown menu={{ items: [{ key: 'copy', label: 'Copy' }] }} trigger={['click']}>
        <Tooltip title="More of it">
          <Button>More</Button>
        </Tooltip>
      </Dropdown>
      <Table
        columns={[{ key: 'code', title: 'Code', dataIndex: 'code' }]}
        dataSource={[{ code: 'P-1000' }]}
        rowKey="code"
        pagination={false}
      />
      <Progress percent={40} />
    </Form>
  );
}

show(
  <ConfigProvider>
    <App>
      <Page />
    </App>
  </ConfigProvider>,
);
