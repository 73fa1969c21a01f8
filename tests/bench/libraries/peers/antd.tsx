import 'antd/dist/reset.css';
import {
  App,
  Button as AntButton,
  type ButtonProps,
  Card,
  Checkbox,
  ConfigProvider,
  DatePicker,
  Form,
  Input,
  Layout,
  Select,
  Table,
  Tag,
  theme as themes,
} from 'antd';
import { useMemo, useState } from 'react';
import type { Library, Tone, Weight } from '../library.ts';
import { type Mode, type Theme, useSwitches } from '../switches.ts';

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
const Badge: Library['Badge'] = ({ text, tone }) => <Tag color={colours[tone]}>{text}</Tag>;

export const library: Library = {
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
  Table: function AntTable({ columns, rows }) {
    const antColumns = useMemo(
      () =>
        columns.map(({ id, header, cell }) => ({
          key: id,
          title: header,
          render: (_: unknown, row: (typeof rows)[number]) => cell(row),
        })),
      [columns],
    );
    return <Table columns={antColumns} dataSource={rows} rowKey="id" pagination={false} />;
  },
  Select: ({ label, options, chosen }) => (
    <Form.Item label={label}>
      <Select
        options={options.map(({ id, label: text }) => ({ value: id, label: text }))}
        defaultValue={chosen}
        style={{ width: 240 }}
      />
    </Form.Item>
  ),
  Period: ({ label }) => (
    <Form.Item label={label}>
      <DatePicker.RangePicker />
    </Form.Item>
  ),
};
