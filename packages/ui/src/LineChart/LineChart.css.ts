import { vars } from '@comanda/tokens/contract';
import { forcedColors } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

export const line = componentStyle({
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  strokeWidth: vars.border.focus,
});
export const before = componentStyle({ strokeDasharray: `${vars.space[1]} ${vars.space[1]}` });
/** Lines are told apart by more than their colours. */
export const dashes = ['none', `${vars.space[3]} ${vars.space[1]}`, `${vars.space[1]} ${vars.space[2]}`].map(
  (pattern, place) => componentStyle({ strokeDasharray: pattern }, `dash_${place}`),
);

/** Only so much of the line's colour that it is seen where it stands. */
export const area = componentStyle({
  fillOpacity: 0.08,
  '@media': { [forcedColors]: { fill: 'none' } },
});
