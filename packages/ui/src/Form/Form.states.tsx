import { Checkbox } from '../Checkbox/index.ts';
import { DateField } from '../DateField/index.ts';
import { LinkButton } from '../Link/index.ts';
import { NumberField } from '../NumberField/index.ts';
import { RadioGroup } from '../RadioGroup/index.ts';
import { Select } from '../Select/index.ts';
import { TextField } from '../TextField/index.ts';
import { EveryField, everyField } from './Form.fixtures.tsx';
import type { FormProps } from './index.ts';

const ignore = () => {};

const countries = [
  { id: 'ES', label: 'Spain' },
  { id: 'EG', label: 'Egypt' },
];

const fields = (
  <>
    <TextField label="Name" name="name" defaultValue="Bar Central" isRequired />
    <TextField label="Tax number" name="taxNumber" look="code" />
    <Select label="Country" name="country" options={countries} defaultValue="ES" />
    <NumberField label="Tables" name="tables" value="12" onChange={ignore} decimals={0} />
    <DateField label="Opens on" name="opensOn" value={null} onChange={ignore} />
    <RadioGroup
      label="Service"
      name="service"
      defaultValue="table"
      options={[
        { id: 'table', label: 'At the table' },
        { id: 'counter', label: 'At the counter' },
      ]}
    />
    <Checkbox label="I have read the terms" name="terms" value="yes" />
  </>
);

const store = { label: 'New store', children: fields };
const long =
  'This number does not exist for a company of this country, or belongs to another one of this business. ';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  plain: store,
  twoColumns: { ...store, columns: 2 },
  threeColumns: { ...store, columns: 3 },
  refused: {
    ...store,
    columns: 2,
    errors: {
      taxNumber: 'This number has a wrong check digit. Compare it with the certificate.',
      country: 'This business has no licence for Spain.',
      terms: 'Read the terms and tick this.',
    },
  },
  failed: { ...store, failure: 'The server did not answer. What you typed is still here; try again.' },
  unknownField: { ...store, errors: { licence: 'The licence of this business has ended.' } },
  everyField: { label: 'Every field', columns: 3, children: <EveryField /> },
  everyFieldDisabled: { label: 'Every field', columns: 3, children: <EveryField isDisabled /> },
  everyFieldRefused: {
    label: 'Every field',
    columns: 3,
    children: <EveryField isBlank />,
    errors: Object.fromEntries(
      Object.entries(everyField).map(([name, { label }]) => [name, `${label} does not fit the others.`]),
    ),
  },
  pending: { ...store, isPending: true },
  withActions: {
    ...store,
    submitLabel: 'Create store',
    actions: (
      <LinkButton href="#stores" variant="ghost">
        Cancel
      </LinkButton>
    ),
  },
  long: {
    ...store,
    columns: 2,
    errors: { name: long.repeat(3), taxNumber: 'الرقم غير صحيح: B-12345678', tables: 'x'.repeat(200) },
    failure: long,
  },
} satisfies Record<string, Omit<FormProps, 'onSubmit'>>;
