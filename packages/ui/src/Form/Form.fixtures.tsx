import { useState } from 'react';
import { Checkbox } from '../Checkbox/index.ts';
import { CheckboxGroup } from '../CheckboxGroup/index.ts';
import { ColourField } from '../ColourField/index.ts';
import { ComboBox } from '../ComboBox/index.ts';
import { DateField } from '../DateField/index.ts';
import { DatePicker } from '../DatePicker/index.ts';
import { DateRangePicker, type DateRangePickerProps } from '../DateRangePicker/index.ts';
import { MoneyField } from '../MoneyField/index.ts';
import { MultiSelect } from '../MultiSelect/index.ts';
import { NumberField } from '../NumberField/index.ts';
import { PasswordField } from '../PasswordField/index.ts';
import { PercentField } from '../PercentField/index.ts';
import { QuantityField } from '../QuantityField/index.ts';
import { RadioGroup } from '../RadioGroup/index.ts';
import { SearchSelect } from '../SearchSelect/index.ts';
import { Select } from '../Select/index.ts';
import { RangeSlider, Slider, type SliderRange } from '../Slider/index.ts';
import { Switch } from '../Switch/index.ts';
import { TimeField } from '../TimeField/index.ts';
import { TextArea } from '../TextArea/index.ts';
import { TextField } from '../TextField/index.ts';

const countries = [
  { id: 'ES', label: 'Spain' },
  { id: 'EG', label: 'Egypt' },
];
const areas = [
  { id: 'bar', label: 'Bar' },
  { id: 'grill', label: 'Grill' },
];
const palette = ['#b3261e', '#2e7d32'];

/** Every field that takes a `name`, by that name, with what it is called and what a form gets for it. */
export const everyField = {
  name: { label: 'Name', sent: ['Bar Central'] },
  note: { label: 'Note', sent: ['Beside the bridge'] },
  secret: { label: 'Password of the till', sent: ['1234'] },
  tables: { label: 'Tables', sent: ['12'] },
  deposit: { label: 'Deposit', sent: ['1250'] },
  tax: { label: 'Tax', sent: ['5.2'] },
  tills: { label: 'Tills', sent: ['2'] },
  loudness: { label: 'Loudness', sent: ['40'] },
  distance: { label: 'Distance', sent: ['10', '40'] },
  country: { label: 'Country', sent: ['ES'] },
  registered: { label: 'Registered in', sent: ['EG'] },
  supplier: { label: 'Supplier', sent: ['EG'] },
  areas: { label: 'Areas', sent: ['grill', 'bar'] },
  days: { label: 'Days', sent: ['bar', 'grill'] },
  service: { label: 'Service', sent: ['bar'] },
  opensOn: { label: 'Opens on', sent: ['2026-11-21'] },
  foundedOn: { label: 'Founded on', sent: ['2020-02-29'] },
  closesAt: { label: 'Closes at', sent: ['18:30'] },
  season: { label: 'Season', sent: ['2026-05-01', '2026-09-30'] },
  colour: { label: 'Colour', sent: ['#2e7d32'] },
  terms: { label: 'I have read the terms', sent: ['yes'] },
} as const;

type Season = DateRangePickerProps['value'];

interface EveryFieldProps {
  /** As far as they can be empty, they are. */
  readonly isBlank?: boolean;
  readonly isDisabled?: boolean;
}

/** The fields themselves; each can be changed. */
export function EveryField({ isBlank = false, isDisabled = false }: EveryFieldProps) {
  const at = (name: keyof typeof everyField) => ({ name, label: everyField[name].label, isDisabled });
  const first = <Value,>(value: Value) => (isBlank ? null : value);
  const [tables, setTables] = useState(first('12'));
  const [deposit, setDeposit] = useState(first(1250));
  const [tax, setTax] = useState(first('5.2'));
  const [tills, setTills] = useState(first('2'));
  const [loudness, setLoudness] = useState(40);
  const [distance, setDistance] = useState<SliderRange>([10, 40]);
  const [registered, setRegistered] = useState(first('EG'));
  const [supplier, setSupplier] = useState(first('EG'));
  const [chosen, setChosen] = useState<readonly string[]>(isBlank ? [] : ['grill', 'bar']);
  const [days, setDays] = useState<readonly string[]>(isBlank ? [] : ['bar', 'grill']);
  const [opensOn, setOpensOn] = useState(first('2026-11-21'));
  const [foundedOn, setFoundedOn] = useState(first('2020-02-29'));
  const [closesAt, setClosesAt] = useState(first('18:30'));
  const [season, setSeason] = useState<Season>(first({ from: '2026-05-01', to: '2026-09-30' }));
  const [colour, setColour] = useState(first('#2e7d32'));
  return (
    <>
      <TextField {...at('name')} defaultValue={isBlank ? '' : 'Bar Central'} />
      <TextArea {...at('note')} defaultValue={isBlank ? '' : 'Beside the bridge'} />
      <PasswordField {...at('secret')} autoComplete="new-password" defaultValue={isBlank ? '' : '1234'} />
      <NumberField {...at('tables')} value={tables} onChange={setTables} decimals={0} />
      <MoneyField {...at('deposit')} value={deposit} onChange={setDeposit} decimals={2} symbol="€" />
      <PercentField {...at('tax')} value={tax} onChange={setTax} />
      <QuantityField {...at('tills')} value={tills} onChange={setTills} />
      <Slider {...at('loudness')} value={loudness} onChange={setLoudness} />
      <RangeSlider {...at('distance')} value={distance} onChange={setDistance} />
      <Select {...at('country')} options={countries} defaultValue={first('ES')} />
      <SearchSelect {...at('registered')} options={countries} value={registered} onChange={setRegistered} />
      <ComboBox {...at('supplier')} options={countries} value={supplier} onChange={setSupplier} />
      <MultiSelect {...at('areas')} options={areas} value={chosen} onChange={setChosen} />
      <CheckboxGroup {...at('days')} options={areas} value={days} onChange={setDays} />
      <RadioGroup {...at('service')} options={areas} defaultValue={isBlank ? '' : 'bar'} />
      <DatePicker {...at('opensOn')} value={opensOn} onChange={setOpensOn} />
      <DateField {...at('foundedOn')} value={foundedOn} onChange={setFoundedOn} />
      <TimeField {...at('closesAt')} value={closesAt} onChange={setClosesAt} />
      <DateRangePicker {...at('season')} value={season} onChange={setSeason} />
      <ColourField {...at('colour')} palette={palette} value={colour} onChange={setColour} />
      <Checkbox {...at('terms')} value="yes" defaultSelected={!isBlank} />
      <Switch
        name="isOpen"
        label="Open to guests"
        value="yes"
        defaultSelected={!isBlank}
        isDisabled={isDisabled}
      />
    </>
  );
}
