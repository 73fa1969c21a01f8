import 'antd/dist/reset.css';
import {
  App,
  Button as AntButton,
  type ButtonProps,
  Card,
  Checkbox,
  ConfigProvider,
  Form,
  Input,
  Layout,
  Table,
  type TableColumnsType,
  Tag,
  theme as themes,
} from 'antd';
import { useMemo, useState } from 'react';
import { columns, type Product, type Tone, toneOf, type Weight } from '../scene/data.ts';
import { type Library, mount, useSwitches } from '../scene/mount.tsx';
import type { Mode, Theme } from '../switches.ts';

/* Modes by `algorithm`, another theme by the seed token `colorPrimary`, both of `ConfigProvider`. */
const algorithms = { light: themes.defaultAlgorithm, dark: themes.darkAlgorithm };
const tokens = { own: {}, other: { colorPrimary: '#7f59cb' } };

const Provider: Library['Provider'] = ({ children }) => {
  const [mode, setMode] = useState<Mode>('light');
  const [theme, setTheme] = useState<Theme>('own');
  useSwitches(useMemo(() => ({ mode: setMode, theme: setTheme }), []));
  const config = useMemo(() => ({ algorithm: algorithms[mode], token: tokens[theme] }), [mode, theme]);
  return (
    <ConfigProvider theme={config}>
      <App>
        <Layout>{children}</Layout>
      </App>
    </ConfigProvider>
  );
};

const buttons: Readonly<Record<Weight, ButtonProps>> = {
  primary: { type: 'primary' },
  plain: {},
  danger: { type: 'primary', danger: true },
};
const Button: Library['Button'] = ({ label, weight }) => <AntButton {...buttons[weight]}>{label}</AntButton>;
const colours: Readonly<Record<Tone, string>> = { good: 'success', warning: 'warning', bad: 'error' };
const Badge: Library['Badge'] = ({ status }) => <Tag color={colours[toneOf[status]]}>{status}</Tag>;

const tableColumns: TableColumnsType<Product> = [
  ...columns.map(([id, header]) => ({ key: id, title: header, dataIndex: id })),
  { key: 'status', title: 'Status', render: (_, { status }) => <Badge status={status} /> },
  { key: 'action', title: 'Action', render: () => <Button label="Edit" weight="plain" /> },
];

mount({
  Provider,
  Section: ({ title, children }) => (
    <Card title={title}>
      <Form layout="vertical" component={false}>
        {children}
      </Form>
    </Card>
  ),
  Field: ({ label, value }) => (
    <Form.Item label={label}>
      <Input defaultValue={value} />
    </Form.Item>
  ),
  Checkbox: ({ label, isChecked }) => <Checkbox defaultChecked={isChecked}>{label}</Checkbox>,
  Button,
  Badge,
  Table: ({ rows }) => <Table columns={tableColumns} dataSource={rows} rowKey="code" pagination={false} />,
});
