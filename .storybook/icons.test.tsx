import * as lucide from 'lucide-react';
import { expect, it } from 'vitest';
import { directionalIcons } from '../packages/ui/src/Icon/directional.ts';
import { usedIcons } from '../tools/vite/used-icons.ts';

const used = [...usedIcons().keys()];

it('every icon in use is one of the set', () => {
  expect(used.filter((name) => !(name in lucide))).toEqual([]);
  expect(used.length).toBeGreaterThan(100);
});

it('what is called by a side is mirrored', () => {
  const sided = used.filter((name) => /Left|Right|First|Last/.test(name));
  expect(sided.filter((name) => !directionalIcons.has(name))).toEqual([]);
});
