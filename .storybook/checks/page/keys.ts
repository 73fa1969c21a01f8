/** What keys can change, as the page is now. */
export interface KeyState {
  /** Of what has the focus, or of what it says is active. */
  readonly role: string;
  readonly holders: readonly string[];
  /** Among the enabled elements of its role that show, and how many there are. */
  readonly place: number;
  readonly count: number;
  readonly is: Readonly<Record<'checked' | 'selected' | 'expanded', boolean>>;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** The roles of everything that shows. */
  readonly shown: readonly string[];
  readonly presses: number;
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

const implicit: readonly (readonly [string, string])[] = [
  ['button, summary', 'button'],
  ['a[href]', 'link'],
  ['input[type=checkbox]', 'checkbox'],
  ['input[type=radio]', 'radio'],
  ['input[type=range]', 'slider'],
  ['input[type=number]', 'spinbutton'],
  ['td', 'cell'],
];

function roleOf(element: Element): string {
  return element.getAttribute('role') ?? implicit.find(([selector]) => element.matches(selector))?.[1] ?? '';
}

function ofRole(role: string): readonly Element[] {
  const selectors = implicit
    .filter(([, name]) => name === role)
    .map(([selector]) => `:is(${selector}):not([role])`);
  return [...document.querySelectorAll([`[role="${role}"]`, ...selectors].join(', '))].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('[inert], [aria-hidden=true]') === null &&
      !element.matches(':disabled, [aria-disabled=true], .sb-wrapper *'),
  );
}

export function keyState(): KeyState {
  const active = document.activeElement ?? document.body;
  const pointed = document.getElementById(active.getAttribute('aria-activedescendant') ?? '');
  const focused = pointed ?? active;
  const role = roleOf(focused);
  const peers = role === '' ? [] : ofRole(role);
  const says = (name: string): boolean => focused.getAttribute(name) === 'true';
  const number = (name: string): number =>
    Number(
      focused.getAttribute(`aria-value${name}`) ??
        (focused instanceof HTMLInputElement
          ? name === 'now'
            ? focused.value
            : focused.getAttribute(name)
          : Number.NaN),
    );
  const holders: string[] = [];
  for (let holder = focused.parentElement; holder; holder = holder.parentElement)
    holders.push(roleOf(holder));
  return {
    role,
    holders: [role, ...holders].filter(Boolean),
    place: peers.indexOf(focused),
    count: peers.length,
    is: {
      checked: (focused instanceof HTMLInputElement && focused.checked) || says('aria-checked'),
      selected: says('aria-selected'),
      expanded: says('aria-expanded'),
    },
    value: number('now'),
    least: number('min'),
    most: number('max'),
    shown: [
      ...new Set(
        [...document.querySelectorAll('[role]')]
          .filter((one) => one.checkVisibility())
          .map((one) => roleOf(one)),
      ),
    ],
    presses,
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
