import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = import.meta.dirname;
const all = readdirSync(folder, { recursive: true, encoding: 'utf8' });
const files = all.filter((file) => /\.states\.tsx?$/.test(file));
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

/** The keys of `states` and of what else a module has of them, as the formatter sets them. */
function keysOf(source: string): string[] {
  const bodies = source.matchAll(/^export const (?:\w*[sS]tates|headings)\b[^\n]*\{\n(.*?)^\}/gms);
  return [...bodies].flatMap(([, body = '']) =>
    [...body.matchAll(/^ {2}(\w+)[:,]/gm)].map(([, key = '']) => key),
  );
}

/** The stories that take their states from there. */
function storiesOf(file: string): string {
  const stories = all.filter((one) => dirname(one) === dirname(file) && one.endsWith('.stories.tsx'));
  return stories
    .map(read)
    .filter((story) => story.includes(`'./${basename(file)}'`))
    .join('\n');
}

describe('the states of a component are all shown', () => {
  it.each(files)('%s', (file) => {
    const stories = storiesOf(file);
    const unshown = keysOf(read(file)).filter(
      (key) => !new RegExp(`\\b(?:\\w*[sS]tates|headings)\\.${key}\\b`).test(stories),
    );
    expect(unshown).toEqual([]);
  });

  it('as far as they are found', () => {
    expect(keysOf(read('Select/Select.states.tsx'))).toContain('faces');
    expect(keysOf(read('Slider/Slider.states.tsx'))).toEqual(expect.arrayContaining(['volume', 'distance']));
    expect(keysOf(read('Text/Text.states.tsx'))).toContain('page');
    expect(files.flatMap((file) => keysOf(read(file))).length).toBeGreaterThan(500);
  });
});
