import { deedsOf, forcible, possible, type Deed } from './states.ts';

/** A rule that gives a colour to something. */
interface ColouredRule {
  /** As it stands in its sheet. */
  readonly name: string;
  /** What it applies to, whatever is done to it. */
  readonly selector: string;
  readonly media: readonly string[];
}

const prepared = new WeakSet<CSSStyleSheet>();
const selectorsOf = new Map<Deed, Set<string>>();
const known: ColouredRule[] = [];
const unmet = new Set<ColouredRule>();

const focusable = 'a[href], button, input, select, textarea, [tabindex]';
/** There the system or the printer decides about colours. */
const otherMedia = /forced-colors|print/;
const colouring = /(?:^|[;{]\s*)(?!--)[\w-]+:[^;]*var\(--cmd-(?:color|shadow)-/;
const pseudoElement = /::[\w-]+/g;

/** Makes the deeds of every style sheet forcible. Sheets come with the components that bring them. */
export function prepare(): void {
  for (const sheet of document.styleSheets) {
    if (prepared.has(sheet)) continue;
    prepared.add(sheet);
    for (const rule of sheet.cssRules) prepareRule(rule, []);
  }
}

function prepareRule(rule: CSSRule, media: readonly string[]): void {
  if (rule instanceof CSSStyleRule) {
    const { selectorText } = rule;
    const deeds = deedsOf(selectorText);
    for (const [deed, selector] of deeds)
      selectorsOf.set(
        deed,
        (selectorsOf.get(deed) ?? new Set()).add(selector === '*' ? focusable : selector),
      );
    if (deeds.length > 0) rule.selectorText = forcible(selectorText);
    if (colouring.test(rule.style.cssText) && !media.some((query) => otherMedia.test(query))) {
      const name = [selectorText, ...media.map((query) => `@media ${query}`)].join(' ');
      const selector = `${selectorText}, ${possible(selectorText)}`.replaceAll(pseudoElement, '');
      const coloured = { name, selector, media };
      known.push(coloured);
      unmet.add(coloured);
    }
  }
  const inner = rule instanceof CSSMediaRule ? [...media, rule.conditionText] : media;
  if (rule instanceof CSSGroupingRule) for (const part of rule.cssRules) prepareRule(part, inner);
}

/** The elements to which these deeds make a difference, in the order of the document. */
export function sensitiveTo(...deeds: readonly Deed[]): readonly Element[] {
  const selectors = deeds.flatMap((deed) => [...(selectorsOf.get(deed) ?? [])]);
  return selectors.length === 0 ? [] : [...document.querySelectorAll(selectors.join(', '))];
}

/** Notes which rules apply to something as the page is now. */
export function noteRules(): void {
  for (const rule of unmet)
    if (
      rule.media.every((query) => matchMedia(query).matches) &&
      document.querySelector(rule.selector) !== null
    )
      unmet.delete(rule);
}

/** The rules of all sheets so far, and those of them that never applied. */
export function rulesSoFar(): { readonly known: readonly string[]; readonly unmet: readonly string[] } {
  return { known: known.map(({ name }) => name), unmet: [...unmet].map(({ name }) => name) };
}
