import { describe, expect, it } from 'vitest';
import { nodeComplaint } from './node-version.mjs';

describe('nodeComplaint', () => {
  it.each(['20.19.0', '20.19', '20.20.2', '22.0.0', '100.1.0'])('accepts %s for >=20.19', (version) => {
    expect(nodeComplaint(version, '>=20.19')).toBeUndefined();
  });

  it.each(['20.18.9', '18.20.4', '9.9.9'])(
    'refuses %s for >=20.19 in one sentence that names both',
    (version) => {
      const complaint = nodeComplaint(version, '>=20.19');
      expect(complaint).toContain(version);
      expect(complaint).toContain('20.19');
      expect(complaint?.split('. ')).toHaveLength(1);
    },
  );
});
