import { bad } from '../values/bad.ts';
import type { RangeSliderProps, SliderProps } from './index.ts';

const volume = { label: 'Loudness of the bell', value: 40, unit: '%' };

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  volume,
  atItsLeast: { ...volume, value: 0 },
  atItsMost: { ...volume, value: 100 },
  steps: { label: 'Warn after', value: 15, min: 0, max: 60, step: 5, unit: 'min' },
  marks: {
    label: 'Size of the text',
    value: 100,
    min: 80,
    max: 200,
    step: 20,
    unit: '%',
    marks: [
      { value: 80, label: '80' },
      { value: 100, label: '100' },
      { value: 120 },
      { value: 140 },
      { value: 160 },
      { value: 180 },
      { value: 200, label: '200' },
    ],
  },
  withInput: { ...volume, hasInput: true },
  fine: { label: 'Weight', value: 0.75, min: 0.25, max: 2, step: 0.25, unit: 'kg', hasInput: true },
  aroundNothing: { label: 'Correction', value: -5, min: -20, max: 20, unit: '°C' },
  described: { ...volume, description: 'How loud a new order rings in the kitchen.' },
  wrong: { ...volume, value: 5, error: 'The kitchen does not hear less than 20 %.' },
  disabled: { ...volume, isDisabled: true, hasInput: true },
  readOnly: { ...volume, isReadOnly: true },
  hiddenLabel: { ...volume, isLabelHidden: true },
  huge: {
    label: 'Sheets a year',
    value: 1_250_000_000,
    max: 2_000_000_000,
    step: 50_000_000,
    hasInput: true,
  },
  outside: { ...volume, value: 4000, description: 'A value that came from elsewhere.' },
  longText: {
    label: 'How far away a guest may live to have something brought home, كم من هنا, measured along the road',
    value: 12,
    min: 0,
    max: 30,
    unit: 'kilometres along the road',
    hasInput: true,
    description: 'Beyond it the till offers to keep the order at the counter, whatever the guest asks for.',
    error: `Nobody rides further than ${bad.word} in rain.`,
    marks: [
      { value: 0, label: 'At the door' },
      { value: 30, label: bad.mixed },
    ],
  },
} satisfies Record<string, Omit<SliderProps, 'onChange'>>;

type Range = Omit<RangeSliderProps, 'onChange'>;
const distance: Range = { label: 'Distance', value: [10, 40], max: 60, unit: 'km' };

/** Those of a part of a scale. */
export const rangeStates = {
  distance,
  same: { ...distance, value: [20, 20] },
  rangeWithInput: { ...distance, hasInput: true },
  rangeMarks: {
    label: 'Open',
    value: [9, 23],
    max: 24,
    marks: [
      { value: 0, label: '0' },
      { value: 6, label: '6' },
      { value: 12, label: '12' },
      { value: 18, label: '18' },
      { value: 24, label: '24' },
    ],
  },
  rangeDisabled: { ...distance, isDisabled: true },
} satisfies Record<string, Range>;
