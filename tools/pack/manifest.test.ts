import { describe, expect, it } from 'vitest';
import { dependenciesOf } from './manifest.ts';

const manifest = {
  name: '@comanda/ui',
  version: '1.0.0',
  description: '',
  license: 'MIT',
  exports: {},
  dependencies: { '@lingui/react': '5.9.5', 'lucide-react': '1.75.0', '@vanilla-extract/css': '1.21.3' },
  peerDependencies: { react: '19.3.1' },
};

describe('dependenciesOf', () => {
  it('has what is imported, with its repairs, and leaves out what only the build needed', () => {
    expect(dependenciesOf(manifest, ['lucide-react', './own.js', '#styles/own.css'])).toEqual({
      dependencies: { 'lucide-react': '^1.75.0' },
      peerDependencies: { react: '^19.3.1' },
    });
  });

  it('asks the application for what holds a context, and takes a sub-path for its package', () => {
    expect(dependenciesOf(manifest, ['@lingui/react/macro']).peerDependencies).toHaveProperty(
      '@lingui/react',
    );
  });

  it('refuses an import that is not declared', () => {
    expect(() => dependenciesOf(manifest, ['left-pad'])).toThrow('left-pad');
  });
});
