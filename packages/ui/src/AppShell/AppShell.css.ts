import { globalStyle, keyframes } from '@vanilla-extract/css';
import { vars } from '@comanda/tokens/contract';
import { controlFont, focusRingInset, forcedColors, line, motionSafe } from '../styles/rules.ts';
import { components } from '../styles/layers.css.ts';
import { componentStyle } from '../styles/style.ts';
import { bannerSize } from './bannerSize.ts';

const narrow = '(max-width: 767.98px)';
const print = 'print';
/** A banner of several lines would leave too little of these. */
const low = '(max-height: 479.98px)';

const barSize = `calc(${vars.size.control} + ${vars.space[5]})`;
const belowBanner = `var(${bannerSize}, 0px)`;
const belowBar = `calc(${barSize} + ${belowBanner})`;
/** Grows with the text of its entries, and leaves the page the larger part. */
const menuSize = 'clamp(240px, 15rem, 28vi)';
const railSize = `calc(${vars.size.control} + ${vars.space[6]})`;

export const shell = componentStyle({
  ...controlFont,
  // What the corner of the sheet leaves free goes on from the bar above it.
  background: vars.color.topbarBg,
  color: vars.color.fg,
  display: 'grid',
  gridTemplateAreas: '"banner banner" "top top" "side main" "side footer"',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
  minBlockSize: '100dvb',
  '@media': { [print]: { display: 'block' } },
});

export const filled = componentStyle({ blockSize: '100dvb', overflow: 'hidden' });

export const skip = componentStyle({
  background: vars.color.overlay,
  border: line(vars.color.border),
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.overlay,
  color: vars.color.link,
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  position: 'fixed',
  zIndex: vars.layer.toast,
  selectors: {
    '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
    '&:focus': focusRingInset,
  },
});

export const banner = componentStyle({
  gridArea: 'banner',
  insetBlockStart: 0,
  position: 'sticky',
  zIndex: vars.layer.nav,
  '@media': { [low]: { position: 'static' }, [print]: { display: 'none' } },
});

export const top = componentStyle({
  background: vars.color.topbarBg,
  boxSizing: 'border-box',
  color: vars.color.topbarFg,
  gridArea: 'top',
  insetBlockStart: belowBanner,
  minBlockSize: barSize,
  position: 'sticky',
  zIndex: vars.layer.nav,
  '@media': { [low]: { insetBlockStart: 0 }, [print]: { display: 'none' } },
});

export const side = componentStyle({
  background: vars.color.navBg,
  blockSize: `calc(100dvb - ${belowBar})`,
  boxSizing: 'border-box',
  color: vars.color.navFg,
  gridArea: 'side',
  insetBlockStart: belowBar,
  overflowX: 'hidden',
  overflowY: 'auto',
  position: 'sticky',
  scrollbarWidth: 'thin',
  '@media': {
    [low]: { blockSize: `calc(100dvb - ${barSize})`, insetBlockStart: barSize },
    [motionSafe]: { transition: `inline-size ${vars.motion.normal} ${vars.motion.ease}` },
    [print]: { display: 'none' },
  },
});

export const sideOpen = componentStyle({ inlineSize: menuSize });

export const sideRail = componentStyle({ inlineSize: railSize });

/** The page is a sheet on the frame. */
const sheet = { background: vars.color.page, borderInlineStart: line(vars.color.ring) } as const;

export const main = componentStyle({
  ...sheet,
  borderBlockStart: line(vars.color.ring),
  borderStartStartRadius: vars.radius.sheet,
  gridArea: 'main',
  minInlineSize: 0,
  outline: 'none',
  padding: vars.space[6],
  selectors: { [`${filled} > &`]: { minBlockSize: 0, overflow: 'auto' } },
  '@media': {
    [narrow]: { borderInlineStart: 'none', borderStartStartRadius: 0, padding: vars.space[4] },
    [print]: { border: 'none', padding: 0 },
  },
});

export const turning = componentStyle({});

/** The next page is there at once, faint, and grows clear: neither its first paint nor a press waits for that. */
const clearUp = keyframes({ from: { opacity: 0.3 } });
globalStyle(`${turning} > *`, {
  '@layer': {
    [components]: {
      '@media': { [motionSafe]: { animation: `${clearUp} ${vars.motion.page} ${vars.motion.ease}` } },
    },
  },
});

/**
 * What the focus comes to scrolls to below the bar, not behind it (WCAG 2.4.11). Only within the page: a list that opens
 * over the bar would scroll the page away under itself, and close.
 */
globalStyle(`${main} :is(a, button, input, select, textarea, [tabindex])`, {
  '@layer': { [components]: { scrollMarginBlockStart: `calc(${belowBar} + ${vars.space[2]})` } },
});

/** Focus goes to a page's title after a navigation for who cannot see it; a ring there would only puzzle. */
globalStyle(`${main} h1[tabindex="-1"]:focus`, { '@layer': { [components]: { outline: 'none' } } });

export const footer = componentStyle({
  ...sheet,
  color: vars.color.fgMuted,
  fontSize: vars.font.size.sm,
  gridArea: 'footer',
  paddingBlock: vars.space[3],
  paddingInline: vars.space[6],
  '@media': {
    [narrow]: { borderInlineStart: 'none', paddingInline: vars.space[4] },
    [print]: { display: 'none' },
  },
});

const comeIn = keyframes({ from: { opacity: 0 } });

export const scrim = componentStyle({
  background: vars.color.scrim,
  display: 'flex',
  inset: 0,
  position: 'fixed',
  zIndex: vars.layer.overlay,
  '@media': { [motionSafe]: { animation: `${comeIn} ${vars.motion.normal} ${vars.motion.ease}` } },
});

export const drawer = componentStyle({
  background: vars.color.navBg,
  blockSize: '100%',
  boxShadow: vars.shadow.overlay,
  color: vars.color.navFg,
  inlineSize: `min(${menuSize} + ${vars.space[8]}, 85vi)`,
  overflowY: 'auto',
  '@media': { [forcedColors]: { borderInlineEnd: line('CanvasText') } },
});

export const drawerBody = componentStyle({ outline: 'none' });
