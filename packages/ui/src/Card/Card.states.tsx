import { Button } from '../Button/index.ts';
import { Link } from '../Link/index.ts';
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
} satisfies Record<string, CardProps>;
