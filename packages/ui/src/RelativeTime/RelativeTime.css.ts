import { truncate } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

export const time = componentStyle({
  ...truncate,
  display: 'inline-block',
  fontVariantNumeric: 'tabular-nums',
  maxInlineSize: '100%',
  minInlineSize: 0,
  verticalAlign: 'bottom',
});
