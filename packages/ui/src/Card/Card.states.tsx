import { Button } from '../Button/index.ts';
import { Link } from '../Link/index.ts';
import { bad } from '../values/bad.ts';
import type { CardProps } from './index.ts';

const children = 'Two tills acknowledged the last publication.';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  plain: { children },
  titled: { title: 'Tills', children },
  described: { title: 'Tills', description: 'Of the store at the harbour.', children },
  withActions: { title: 'Tills', actions: <Button size="sm">Refresh</Button>, children },
  withFooter: { title: 'Tills', children, footer: <Link href="#tills">All tills</Link> },
  alone: { children, padding: 'lg' },
  sunken: { children, surface: 'sunken' },
  unpadded: { title: 'Tills', padding: 'none', children },
  bad: {
    title: bad.word,
    description: bad.word,
    children: `${bad.word} ${bad.mixed} ${bad.malformed}`,
    footer: <Link href="#word">{bad.word}</Link>,
  },
} satisfies Record<string, CardProps>;
