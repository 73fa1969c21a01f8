import { CreditCard, Receipt, Truck } from 'lucide-react';
import { Badge } from '../Badge/index.ts';
import { Button } from '../Button/index.ts';
import { TextField } from '../TextField/index.ts';
import { bad } from '../values/bad.ts';
import type { AccordionProps } from './index.ts';

const payments = {
  id: 'payments',
  title: 'Payments',
  content: 'Cards, cash and vouchers that the tills of this store take.',
};
const receipts = { id: 'receipts', title: 'Receipts', content: 'What is printed below the sum of an order.' };
const delivery = { id: 'delivery', title: 'Delivery', content: 'Areas, fees and the hours of the riders.' };
const items = [payments, receipts, delivery];

const long = 'A title that is longer than any line that there is room for, as people write them '.repeat(3);

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  closed: { headingLevel: 3, items },
  oneOpen: { headingLevel: 3, items, defaultOpen: ['receipts'] },
  manyOpen: { headingLevel: 3, items, isMany: true, defaultOpen: ['payments', 'delivery'] },
  icons: {
    headingLevel: 3,
    defaultOpen: ['payments'],
    items: [
      { ...payments, icon: CreditCard, end: <Badge tone="warning">2 to do</Badge> },
      { ...receipts, icon: Receipt, end: <Button size="sm">Preview</Button> },
      { ...delivery, icon: Truck },
    ],
  },
  oneDisabled: { headingLevel: 3, items: [payments, { ...receipts, isDisabled: true }, delivery] },
  disabled: { headingLevel: 3, items, isDisabled: true, defaultOpen: ['payments'] },
  fields: {
    headingLevel: 3,
    items: [
      { id: 'one', title: 'Contact', content: <TextField label="Phone" /> },
      { id: 'two', title: 'Notes', content: 'Nothing here.' },
    ],
  },
  long: {
    headingLevel: 3,
    defaultOpen: ['long'],
    items: [
      { id: 'long', title: long, content: long.repeat(4), end: <Badge>Draft</Badge> },
      {
        id: 'word',
        title: bad.word,
        content: `${bad.word} ${bad.malformed}`,
        end: <Badge>{bad.mixed}</Badge>,
      },
      { id: 'arabic', title: 'إعدادات الطباعة (2 طابعات)', content: 'طابعة المطبخ' },
    ],
  },
  none: { headingLevel: 3, items: [] },
} satisfies Record<string, AccordionProps<string>>;
