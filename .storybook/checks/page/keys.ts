import { dayNamed } from './days.ts';
import { cells, placeInGrid, type GridPlace } from './grid.ts';
import { ofRole, roleOf } from './roles.ts';
import { numberOf, openerOf } from './trail.ts';
import { limitOf, valueOf } from './values.ts';

/** What keys can change, as the page is now. */
export interface KeyState extends GridPlace {
  /** Of what has the focus, or of what it says is active. */
  readonly role: string;
  readonly holders: readonly string[];
  /** Which element it is, and which one had the focus before what it lies in came up; 0 is none. */
  readonly focused: number;
  readonly opener: number;
  /** Among the enabled elements of its role that show, and how many there are. */
  readonly place: number;
  readonly count: number;
  /** The middle of it, in pixels from the left. */
  readonly middle: number;
  /** The day that it names, in days since 1970. */
  readonly day: number;
  readonly is: Readonly<Record<'checked' | 'selected' | 'expanded', boolean>>;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** The roles of everything that shows, each as often as it does. */
  readonly shown: readonly string[];
  readonly presses: number;
  /** Of the field that is typed into. */
  readonly text: string;
  readonly caret: number;
  /** How much of it lies before what is seen of it, in pixels along the line of reading. */
  readonly scrolled: number;
}

let presses = 0;
// Where react-aria answers to the key itself there is no click: the story's spy tells of it.
globalThis.__STORYBOOK_ADDONS_CHANNEL__.on('storybook/actions/action-event', () => {
  presses += 1;
});
addEventListener(
  'click',
  (event) => {
    presses += 1;
    // Links of a story lead out of it.
    if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault();
  },
  true,
);

export function keyState(): KeyState {
  const active = document.activeElement ?? document.body;
  const pointed = document.getElementById(active.getAttribute('aria-activedescendant') ?? '');
  const focused = pointed ?? active;
  const role = roleOf(focused);
  const peers = role === '' ? [] : ofRole(role);
  const says = (name: string): boolean => focused.getAttribute(name) === 'true';
  const holders: string[] = [];
  for (let holder = focused.parentElement; holder; holder = holder.parentElement)
    holders.push(roleOf(holder));
  const isTyped = active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement;
  const { left, width } = focused.getBoundingClientRect();
  const name = focused.getAttribute('aria-label') ?? '';
  return {
    role,
    holders: [role, ...holders].filter(Boolean),
    focused: active === document.body ? 0 : numberOf(active),
    opener: numberOf(openerOf(active)),
    place: peers.indexOf(focused),
    count: peers.length,
    ...placeInGrid(focused),
    middle: left + width / 2,
    day: name === '' || focused.closest(cells) === null ? Number.NaN : dayNamed(name),
    is: {
      checked: (focused instanceof HTMLInputElement && focused.checked) || says('aria-checked'),
      // A cell or its row says it for what in it has the focus.
      selected: focused.closest('[aria-selected=true]') !== null,
      expanded: says('aria-expanded'),
    },
    value: valueOf(focused),
    least: limitOf(focused, 'min'),
    most: limitOf(focused, 'max'),
    shown: [...document.querySelectorAll('[role]')].filter((one) => one.checkVisibility()).map(roleOf),
    presses,
    text: isTyped ? active.value : '',
    caret: (isTyped && active.selectionStart) || 0,
    scrolled: Math.abs(active.scrollLeft),
  };
}

/** Puts the focus where a walk begins: `tab`, `button in grid`; `within dialog` is where the dialog has put it. */
export function beginKeys(start: string): boolean {
  if (start.startsWith('within ')) return keyState().holders.includes(start.slice('within '.length));
  const [role = '', holder] = start.split(' in ');
  const peers = ofRole(role).filter(
    (one) => holder === undefined || one.closest(`[role="${holder}"]`) !== null,
  );
  const first = peers.find((one) => one.matches('[tabindex="0"], :checked')) ?? peers[0];
  if (first instanceof HTMLElement) first.focus();
  return first !== undefined && document.activeElement === first;
}
