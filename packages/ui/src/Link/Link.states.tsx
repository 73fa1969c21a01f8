import { Avatar } from '../Avatar/index.ts';
import { bad } from '../values/bad.ts';
import type { LinkProps } from './index.ts';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  accent: { href: '#taxes', children: 'Taxes' },
  plain: { href: '#taxes', children: 'Taxes', tone: 'plain' },
  standingAlone: { href: '#taxes', children: 'IVA21', underline: 'hover', isStrong: true },
  picture: { href: '#home', children: <Avatar name="Comanda" isNameRead />, underline: 'never' },
  disabled: { href: '#taxes', children: 'Taxes', isDisabled: true },
  bad: { href: '#word', children: bad.word },
} satisfies Record<string, LinkProps>;
