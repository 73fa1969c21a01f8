import { expect, it } from 'vitest';
import { printRules, shareDeclarations } from './rule.ts';

it('writes declarations that rules share only once, under all their selectors', () => {
  const rules = shareDeclarations([
    { selectors: ['.a'], declarations: ['color: red', 'margin: 0'] },
    { selectors: ['.b'], declarations: ['color: blue', 'margin: 0'] },
  ]);
  expect(printRules(rules, '')).toBe(
    '.a {\n  color: red;\n}\n\n.a,\n.b {\n  margin: 0;\n}\n\n.b {\n  color: blue;\n}\n',
  );
});
