import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { apiReport } from './api-report.ts';
import { write } from './modules.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'comanda-api-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The report of a package whose one sub-path, `./Tag`, has these declaration files. */
function reportOf(files: Readonly<Record<string, string>>): string {
  for (const [name, text] of Object.entries(files)) write(join(folder, name), text);
  return apiReport({
    folder,
    manifest: {
      name: '@comanda/ui',
      version: '1.0.0',
      exports: { './Tag': { types: './index.d.ts', default: './index.js' }, './styles.css': './styles.css' },
    },
  });
}
const code = (report: string): string => /```ts\n([\s\S]*)\n```/.exec(report)?.[1] ?? '';

describe('apiReport', () => {
  it('has names in order, each as it is declared, without comments and names of parts', () => {
    const report = reportOf({
      'index.d.ts': "export { Tag, type TagProps } from './Tag.js';\nexport { Group } from 'elsewhere';\n",
      'Tag.d.ts':
        'export interface TagProps {\n    /** What it says. */\n    readonly text: string;\n}\n' +
        '/** A tag. */\nexport declare function Tag({ text }: TagProps): string;\n',
    });
    expect(code(report)).toBe(
      "export { Group } from 'elsewhere';\nexport function Tag(props: TagProps): string;\n" +
        'export interface TagProps {\n  readonly text: string;\n}',
    );
    expect(report).toContain('- `./styles.css`');
  });

  it('adds what exported declarations are made of, by whatever name it was imported', () => {
    const report = reportOf({
      'index.d.ts': "import * as css from './Tag.css.js';\nexport type Tone = keyof typeof css.tone;\n",
      'Tag.css.d.ts':
        "export declare const tone: Record<'good' | 'bad', string>;\nexport declare const size: 1;\n",
    });
    expect(code(report)).toBe(
      "export type Tone = keyof typeof css.tone;\nconst tone: Record<'good' | 'bad', string>;",
    );
  });

  it('does not report a name that nothing declares', () => {
    expect(() => reportOf({ 'index.d.ts': "export { Gone } from './Tag.js';\n", 'Tag.d.ts': '' })).toThrow(
      './Tag exports Gone',
    );
  });
});
