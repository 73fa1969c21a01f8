import { bad } from '../values/bad.ts';
import type { FiguresProps } from './index.ts';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  three: {
    label: 'Result',
    items: [
      { id: 'changed', text: 'To change', value: '1,284' },
      { id: 'same', text: 'Stay as they are', value: '12' },
      { id: 'refused', text: 'Refused', value: '0' },
    ],
  },
  long: {
    label: 'Result',
    items: [
      {
        id: 'changed',
        text: 'Records of the catalogue that would get another price',
        value: '1,284,000,000',
      },
      { id: 'word', text: bad.word, value: bad.mixed },
      { id: 'same', text: 'Stay as they are', value: '12' },
    ],
  },
} satisfies Record<string, FiguresProps>;
