import { bad } from '../values/bad.ts';
import type { HeadingProps, TextProps } from './index.ts';

const long =
  'Menú del día con postre, café y una copa de la casa, servido en la terraza hasta las cuatro de la tarde';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  plain: { children: 'Two tills have the last publication.', tone: 'plain' },
  muted: { children: 'Harbour store', tone: 'muted' },
  subtle: { children: 'Not set', tone: 'subtle' },
  success: { children: 'Taken', tone: 'success' },
  danger: { children: 'Refused by the till', tone: 'danger' },
  figure: { children: '1,284', size: 'display', isFigures: true },
  truncated: { children: long, as: 'p', wrap: 'truncate' },
  broken: { children: `${bad.mixed} ${bad.word}`, as: 'p', wrap: 'anywhere' },
  lines: { children: 'Till 2 was closed.\nTaken: 1,284.50 €', as: 'p', wrap: 'lines' },
  mixed: { children: 'شاي بالنعناع', as: 'bdi', weight: 'medium' },
} satisfies Record<string, TextProps>;

export const headings = {
  page: { children: 'Sign in to Comanda', level: 1, size: 'title' },
  part: { children: 'Earlier imports', level: 2, size: 'lg' },
  group: { children: 'Unread', level: 3, size: 'sm', weight: 'medium', tone: 'muted' },
} satisfies Record<string, HeadingProps>;
