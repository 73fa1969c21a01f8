import { expect, it } from 'vitest';
import { refusalOf } from './acceptFile.ts';

it.each([
  [{ type: 'image/png', size: 10 }, null],
  [{ type: 'image/png', size: 100 }, null],
  [
    { type: 'image/png', size: 101 },
    { reason: 'size', mostBytes: 100 },
  ],
  [{ type: 'image/svg+xml', size: 1 }, { reason: 'kind' }],
  [{ type: '', size: 1 }, { reason: 'kind' }],
  [{ type: 'application/pdf', size: 500 }, { reason: 'kind' }],
])('%j', (file, refusal) => expect(refusalOf(file, 100)).toEqual(refusal));
