import { vars } from '@comanda/tokens/contract';
import { controlFont, dangerText, focusRingInset, forcedColors, scrollArea } from '../styles/rules.ts';
import { componentStyle } from '../styles/style.ts';

/** The scrolling column of options or menu items inside a popover. */
export const list = componentStyle({
  ...controlFont,
  ...scrollArea,
  boxSizing: 'border-box',
  maxBlockSize: 'inherit',
  outline: 'none',
  padding: vars.space[1],
});

export const option = componentStyle({
  ...controlFont,
  alignItems: 'center',
  borderRadius: vars.radius.control,
  boxSizing: 'border-box',
  color: vars.color.fg,
  cursor: 'pointer',
  display: 'flex',
  gap: vars.space[2],
  minBlockSize: vars.size.control,
  outline: 'none',
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  textDecoration: 'none',
  selectors: {
    '&[data-focused], &[data-open]': { background: vars.color.hover },
    '&[data-pressed]': { background: vars.color.pressed },
    '&[data-focus-visible]': focusRingInset,
    '&[data-disabled]': { color: vars.color.fgDisabled, cursor: 'default' },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&[data-focused]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});

/** Does something to the list: told from what can be chosen by its weight. */
export const action = componentStyle({ fontWeight: vars.font.weight.medium });

export const danger = componentStyle({
  color: dangerText,
  selectors: {
    '&[data-focused]': { background: vars.color.dangerSoft, color: vars.color.onDangerSoft },
    '&[data-disabled]': { color: vars.color.fgDisabled },
  },
});

export const words = componentStyle({
  display: 'flex',
  flex: '1 1 auto',
  flexDirection: 'column',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const description = componentStyle({
  color: vars.color.fgMuted,
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.line.tight,
  paddingBlockEnd: `calc(${vars.space[1]} / 2)`,
});

export const mark = componentStyle({
  color: vars.color.link,
  display: 'inline-flex',
  flexShrink: 0,
  inlineSize: vars.size.icon,
});

export const end = componentStyle({
  color: vars.color.fgMuted,
  flexShrink: 0,
  marginInlineStart: vars.space[4],
  maxInlineSize: '50%',
  overflowWrap: 'anywhere',
});

export const empty = componentStyle({
  ...controlFont,
  color: vars.color.fgMuted,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[2],
});

export const sectionTitle = componentStyle({
  color: vars.color.fgMuted,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'anywhere',
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
});

export const section = componentStyle({
  selectors: {
    '& + &': {
      borderBlockStart: `${vars.border.thin} solid ${vars.color.border}`,
      marginBlockStart: vars.space[1],
      paddingBlockStart: vars.space[1],
    },
  },
});

export const separator = componentStyle({
  background: vars.color.border,
  blockSize: vars.border.thin,
  border: 'none',
  marginBlock: vars.space[1],
  marginInline: `calc(${vars.space[1]} * -1)`,
});
