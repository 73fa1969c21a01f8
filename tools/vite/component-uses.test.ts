import { expect, test } from 'vitest';
import { tokensIn } from './component-uses.ts';

test('tokens are found by their paths, each once, also behind a short name of their group', () => {
  const styles = `const c = vars.color;
export const a = style({ color: c.fg, padding: \`\${vars.space[2]} \${vars.space[4]}\`, background: c.accent });
export const b = style({ color: vars.color.fg, fontSize: vars.font.size.md });`;
  expect(tokensIn(styles)).toEqual(['color.accent', 'color.fg', 'font.size.md', 'space.2', 'space.4']);
});
