import { vars } from '@comanda/tokens/contract';
import { focusRing, forcedColors, line, motionSafe } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

const coarse = '(pointer: coarse)';
const thumbSize = vars.space[5];
/** What a pointer can take hold of reaches beyond what is drawn. */
const reach = (target: string) => `calc((${thumbSize} - ${target}) / 2 - ${vars.border.focus})`;

export const output = componentStyle({ color: vars.color.fg, fontVariantNumeric: 'tabular-nums' });

export const row = componentStyle({
  alignItems: 'flex-start',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
});

export const scale = componentStyle({
  flex: `1 1 calc(${vars.space[16]} * 2)`,
  minInlineSize: 0,
  paddingInline: `calc(${thumbSize} / 2)`,
});

export const track = componentStyle({
  blockSize: vars.size.control,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { cursor: 'default' } },
});

export const rail = componentStyle({
  background: vars.color.sunken,
  blockSize: vars.space[1],
  borderRadius: vars.radius.full,
  boxShadow: `inset 0 0 0 ${vars.border.thin} ${vars.color.border}`,
  insetBlockStart: `calc(50% - ${vars.space[1]} / 2)`,
  insetInline: `calc(${thumbSize} / -2)`,
  position: 'absolute',
  '@media': { [forcedColors]: { border: line('CanvasText') } },
});

/** The part of the rail between which the thumbs travel. */
export const travel = componentStyle({
  blockSize: '100%',
  marginInline: `calc(${thumbSize} / 2)`,
  position: 'relative',
});

export const fill = componentStyle({
  background: vars.color.accentMark,
  borderRadius: vars.radius.full,
  selectors: { '&[data-disabled]': { background: vars.color.fgDisabled } },
  '@media': {
    [forcedColors]: {
      background: 'Highlight',
      forcedColorAdjust: 'none',
      selectors: { '&[data-disabled]': { background: 'GrayText' } },
    },
  },
});

export const thumb = componentStyle({
  background: vars.color.bg,
  blockSize: thumbSize,
  border: `${vars.border.focus} solid ${vars.color.accentMark}`,
  borderRadius: vars.radius.full,
  boxSizing: 'border-box',
  cursor: 'grab',
  inlineSize: thumbSize,
  insetBlockStart: '50%',
  outline: 'none',
  selectors: {
    '&::before': { content: '', inset: reach(vars.space[6]), position: 'absolute' },
    '&[data-hovered]': { borderWidth: `calc(${vars.space[1]} * 0.75)` },
    '&[data-dragging]': { borderWidth: vars.space[1], cursor: 'grabbing' },
    '&[data-invalid]': { background: vars.color.danger, borderColor: vars.color.danger },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': {
      background: vars.color.sunken,
      borderColor: vars.color.fgDisabled,
      cursor: 'default',
    },
  },
  '@media': {
    [coarse]: { selectors: { '&::before': { inset: reach(vars.size.touch) } } },
    [motionSafe]: { transition: `border-width ${vars.motion.quick} ${vars.motion.ease}` },
    [forcedColors]: {
      background: 'Canvas',
      borderColor: 'ButtonText',
      forcedColorAdjust: 'none',
      selectors: {
        '&[data-hovered], &[data-dragging]': { borderColor: 'Highlight' },
        '&[data-disabled]': { background: 'Canvas', borderColor: 'GrayText' },
      },
    },
  },
});

export const marks = componentStyle({
  color: vars.color.fgMuted,
  display: 'grid',
  fontSize: vars.font.size.sm,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.font.line.tight,
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

/** Every mark lies in the one cell of the grid, so that the highest of them gives the row its height. */
export const mark = componentStyle({
  alignItems: 'center',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  gridArea: '1 / 1',
  inlineSize: 0,
  position: 'relative',
  whiteSpace: 'nowrap',
  selectors: {
    '&:first-child': { alignItems: 'flex-start' },
    '&:last-child': { alignItems: 'flex-end' },
  },
});

export const notch = componentStyle({
  background: vars.color.borderField,
  blockSize: vars.space[1],
  inlineSize: vars.border.thin,
  '@media': { [forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
});

export const inputs = componentStyle({ display: 'flex', alignItems: 'flex-start', gap: vars.space[2] });

export const input = componentStyle({ inlineSize: `calc(${vars.space[16]} * 2)` });
