import { vars } from '@comanda/tokens/contract';
import {
  dangerText,
  figures as figuresRule,
  pageTitle as pageTitleRule,
  tracked,
  truncate,
} from '../styles/rules.ts';
import { componentRecipe } from '../styles/style.ts';

/** Words in one of the few ways that words look here; what is not chosen is that of the text around. */
export const words = componentRecipe({
  variants: {
    /** The title of a page or of a part of one. A page's takes the focus without a ring: nothing is pressed there. */
    heading: {
      part: { overflowWrap: 'anywhere' },
      page: {
        overflowWrap: 'anywhere',
        selectors: { '&[tabindex="-1"]:focus': { outline: 'none' } },
      },
    },
    tone: {
      plain: { color: vars.color.fg },
      muted: { color: vars.color.fgMuted },
      subtle: { color: vars.color.fgSubtle },
      success: { color: vars.color.onSuccessSoft },
      danger: { color: dangerText },
    },
    size: {
      sm: { fontSize: vars.font.size.sm },
      md: { fontSize: vars.font.size.md },
      lg: { fontSize: vars.font.size.lg },
      xl: { fontSize: vars.font.size.xl, lineHeight: vars.font.line.tight },
      xxl: { fontSize: vars.font.size.xxl, lineHeight: vars.font.line.tight },
      title: pageTitleRule,
      display: {
        ...tracked('display'),
        fontSize: vars.font.size.display,
        fontWeight: vars.font.weight.title,
        lineHeight: vars.font.line.display,
      },
    },
    weight: {
      regular: { fontWeight: vars.font.weight.regular },
      medium: { fontWeight: vars.font.weight.medium },
      bold: { fontWeight: vars.font.weight.bold },
    },
    isFigures: { true: figuresRule },
    wrap: {
      none: { whiteSpace: 'nowrap' },
      truncate: { ...truncate, display: 'block', minInlineSize: 0 },
      anywhere: { minInlineSize: 0, overflowWrap: 'anywhere' },
      lines: { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
    },
  },
});
type Variants = typeof words.classNames.variants;
export type Tone = keyof Variants['tone'];
export type Size = keyof Variants['size'];
export type Weight = keyof Variants['weight'];
export type Wrap = keyof Variants['wrap'];
