import { keyframes } from '@vanilla-extract/css';
import { vars } from '@comanda/tokens/contract';
import { controlFont, forcedColors, line } from '../styles/rules.ts';
import { componentRecipe, componentStyle } from '../styles/style.ts';

/** `docs/product.md §13`. */
const closesAfter = '2s';

const wait = keyframes({ from: { outlineColor: 'transparent' }, to: { outlineColor: 'transparent' } });

export const banner = componentRecipe({
  ...controlFont,
  alignItems: 'flex-start',
  border: line('transparent'),
  borderRadius: vars.radius.card,
  boxSizing: 'border-box',
  display: 'flex',
  gap: vars.space[3],
  overflowWrap: 'anywhere',
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
  variants: {
    tone: {
      info: {
        background: vars.color.infoSoft,
        borderColor: vars.color.infoBorder,
        color: vars.color.onInfoSoft,
      },
      success: {
        background: vars.color.successSoft,
        borderColor: vars.color.successBorder,
        color: vars.color.onSuccessSoft,
      },
      warning: {
        background: vars.color.warningSoft,
        borderColor: vars.color.warningBorder,
        color: vars.color.onWarningSoft,
      },
      danger: {
        background: vars.color.dangerSoft,
        borderColor: vars.color.dangerBorder,
        color: vars.color.onDangerSoft,
      },
    },
    /** The clock of a closing banner is an animation that shows nothing: the pointer and focus stop it without a timer. */
    isAutoClosing: {
      true: {
        animation: `${wait} ${closesAfter} linear both`,
        selectors: { '&:hover, &:focus-within': { animationPlayState: 'paused' } },
      },
    },
  },
});
export type Tone = keyof typeof banner.classNames.variants.tone;

export const mark = componentStyle({
  display: 'inline-flex',
  paddingBlockStart: `calc(${vars.space[1]} / 2)`,
});

/** Banners also hang in the kitchen, where the tone's own colour would be too pale for words. */
export const content = componentStyle({
  color: vars.color.fg,
  display: 'flex',
  flex: '1 1 auto',
  flexDirection: 'column',
  gap: vars.space[1],
  minInlineSize: 0,
});

export const title = componentStyle({ fontWeight: vars.font.weight.bold, margin: 0 });

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  paddingBlockStart: vars.space[1],
});

export const dismiss = componentStyle({
  color: 'inherit',
  marginBlock: `calc(${vars.space[1]} * -1)`,
  marginInlineEnd: `calc(${vars.space[2]} * -1)`,
});
