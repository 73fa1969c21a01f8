import { expect, it } from 'vitest';
import { propertyOf } from './names.ts';

it.each([
  ['color.fgMuted', '--cmd-color-fg-muted'],
  ['color.chart1', '--cmd-color-chart-1'],
  ['color.onAccentSoft', '--cmd-color-on-accent-soft'],
  ['space.10', '--cmd-space-10'],
  ['font.size.xxl', '--cmd-font-size-xxl'],
])('names %s %s', (path, property) => {
  expect(propertyOf(path)).toBe(property);
});
