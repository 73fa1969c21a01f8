import type { Fingerprint } from './fingerprint.ts';
import { lookAt, type Met } from './fronts.ts';
import { groundsIn, type Piles } from './layers.ts';
import { passes } from './passes.ts';
import { noteRules, prepare, rulesSoFar } from './sheets.ts';
import { forced, idle } from './states.ts';
import { survey, visibility } from './survey.ts';

/** What was met in a page, in every state that its styles know. */
export interface Collected {
  readonly met: readonly Meeting[];
  /** Colours that are no paints, each with where it was. */
  readonly foreign: readonly string[];
  /** Rules of the page's sheets that colour something, and those of them that have applied to nothing so far. */
  readonly rules: { readonly known: readonly string[]; readonly unmet: readonly string[] };
}

export interface Meeting extends Met {
  /** On something that cannot be used now. */
  readonly isDisabled: boolean;
  /** Tag and classes of the first element. */
  readonly element: string;
}

/**
 * Puts the fingerprint theme on the page, looks at it in every state, and leaves it as it was.
 */
export function collect(fingerprint: Fingerprint): Collected {
  const met = new Map<string, Meeting>();
  const foreign = new Set<string>();
  prepare();
  document.adoptedStyleSheets.push(fingerprint.sheet);
  const looked = survey();
  const piles: Piles = new Map();
  for (const pass of passes(looked)) {
    for (const [element, deeds] of pass) element.setAttribute(forced, deeds.join(' '));
    look();
    for (const element of pass.keys()) element.removeAttribute(forced);
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== fingerprint.sheet);
  noteRules();
  return { met: [...met.values()], foreign: [...foreign], rules: rulesSoFar() };

  function look(): void {
    const grounds = groundsIn(fingerprint, piles);
    for (const element of looked.filter(visibility())) {
      const isDisabled = element.closest(idle) !== null;
      lookAt(element, fingerprint, grounds, {
        meet: (meeting) => {
          const name = JSON.stringify([meeting, isDisabled]);
          if (!met.has(name)) met.set(name, { ...meeting, isDisabled, element: nameOf(element) });
        },
        wonder: (computed, by) => {
          if (!isChosen(element, by)) foreign.add(`${by} ${computed} of ${nameOf(element)}`);
        },
      });
    }
  }
}

/** Shows a colour that somebody chose, which no style gives: its ground, or what its words are written in. */
function isChosen(element: Element, by: string): boolean {
  if (!(element instanceof HTMLElement)) return false;
  return element.style.backgroundColor !== '' || (by === 'color' && isWrittenInChosen(element));
}

function isWrittenInChosen({ style, parentElement }: HTMLElement): boolean {
  return style.color !== '' || (parentElement !== null && isWrittenInChosen(parentElement));
}

function nameOf(element: Element): string {
  const classes = [...element.classList].map((name) => `.${name}`).join('');
  return `${element.tagName.toLowerCase()}${classes}`;
}
