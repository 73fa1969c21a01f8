import { expect, test } from 'vitest';
import { componentsIn, tokensIn } from './component-uses.ts';

test('tokens are found by their paths, each once, also behind a short name of their group', () => {
  const styles = `const c = vars.color;
export const a = style({ color: c.fg, padding: \`\${vars.space[2]} \${vars.space[4]}\`, background: c.accent });
export const b = style({ color: vars.color.fg, fontSize: vars.font.size.md });`;
  expect(tokensIn(styles)).toEqual(['color.accent', 'color.fg', 'font.size.md', 'space.2', 'space.4']);
});

test('what a component is made of is read from what it takes from the folders beside it', () => {
  const code = `import { Icon, type IconSource } from '../Icon/index.ts';
import { classNames } from '../styles/classNames.ts';
import { Button } from '../Button/index.ts';
import { ButtonRow } from '../Button/ButtonRow.tsx';
import * as css from './Badge.css.ts';`;
  expect(componentsIn(code)).toEqual(['Button', 'Icon']);
});
