import { expect, it } from 'vitest';
import { installHash } from './install.mjs';

const facts = { lock: '{}', platform: 'linux', arch: 'x64', nodeVersion: '20.19.0' };

it('wants a new installation for another lock, platform, processor or major version of Node', () => {
  const others = [{ lock: '{ }' }, { platform: 'darwin' }, { arch: 'arm64' }, { nodeVersion: '22.0.0' }];
  const hashes = others.map((other) => installHash({ ...facts, ...other }));
  expect(new Set([installHash(facts), ...hashes]).size).toBe(5);
});

it('keeps the installation for a minor version of Node', () => {
  expect(installHash({ ...facts, nodeVersion: '20.20.2' })).toBe(installHash(facts));
});
