import { bad } from '../values/bad.ts';
import type { DiffTableProps } from './index.ts';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  changed: {
    caption: 'Tax IVA21',
    fields: [
      { id: 'value', label: 'Value', before: '21 %', after: '20 %' },
      { id: 'name', label: 'Name (Arabic)', before: undefined, after: 'ضريبة القيمة المضافة' },
      { id: 'voucher', label: 'Meal voucher', before: 'Yes', after: undefined },
    ],
  },
  created: {
    caption: 'Tax IGIC7',
    fields: [
      { id: 'code', label: 'Code', after: 'IGIC7' },
      { id: 'value', label: 'Value', after: '7 %' },
    ],
  },
  records: {
    caption: 'Price, 10 % more',
    heading: 'Record',
    fields: [
      { id: 'a', label: 'CANA · Small beer', before: '2.20 €', after: '2.42 €' },
      { id: 'b', label: 'DOBLE · Large beer', before: '3.50 €', after: '3.85 €' },
    ],
  },
  captionHidden: {
    caption: 'What changed',
    isCaptionHidden: true,
    fields: [{ id: 'order', label: 'Order', before: '10', after: '20' }],
  },
  bad: {
    caption: bad.word,
    heading: bad.word,
    fields: [
      { id: 'word', label: bad.word, before: bad.word, after: bad.mixed },
      { id: 'mixed', label: bad.mixed, before: bad.malformed, after: bad.word },
      { id: 'empty', label: bad.long, before: bad.empty, after: bad.long },
    ],
  },
} satisfies Record<string, DiffTableProps>;
