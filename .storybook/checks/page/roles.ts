const implicit: readonly (readonly [string, string])[] = [
  ['button, summary', 'button'],
  ['a[href]', 'link'],
  ['input[type=checkbox]', 'checkbox'],
  ['input[type=radio]', 'radio'],
  ['input[type=range]', 'slider'],
  ['input[type=number]', 'spinbutton'],
  ['input[type=search]', 'searchbox'],
  // In the manner of a role: nobody but its owner is told what is in it.
  ['input[type=password]', 'password'],
  ['input:is([type=text], [type=email], [type=tel], [type=url]), input:not([type]), textarea', 'textbox'],
  ['td', 'cell'],
];

export function roleOf(element: Element): string {
  return element.getAttribute('role') ?? implicit.find(([selector]) => element.matches(selector))?.[1] ?? '';
}

/** Those that show and can be used. */
export function ofRole(role: string): readonly Element[] {
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
