import { describe, expect, it } from 'vitest';
import { handleIn, isHandle, networkNames, prefixOf } from './networks.ts';

describe('a name in a network', () => {
  it.each([
    ['instagram', '@la.encina', 'la.encina'],
    ['instagram', ' https://www.instagram.com/la.encina/?hl=es ', 'la.encina'],
    ['x', 'https://twitter.com/encina#top', 'encina'],
    ['youtube', 'youtube.com/@encina', 'encina'],
    ['tiktok', 'https://m.tiktok.com/@encina', 'encina'],
    ['linkedin', 'https://linkedin.com/in/carmen-soler/', 'in/carmen-soler'],
    ['facebook', 'HTTPS://Facebook.com/encina', 'encina'],
  ] as const)('is found: %s in %s', (network, text, handle) => {
    expect(handleIn(network, text)).toBe(handle);
    expect(isHandle(network, handle)).toBe(true);
  });
  it.each([
    'https://evil.example/encina',
    'javascript:alert(1)',
    'instagram.com.evil.example/a',
    'a/b',
    'a b',
    '',
  ])('is none in any network: %s', (text) => {
    for (const network of networkNames) expect(isHandle(network, handleIn(network, text))).toBe(false);
  });
  it.each(networkNames)('of %s comes back from the address of its page', (network) => {
    const handle = network === 'linkedin' ? 'company/encina' : 'encina';
    expect(handleIn(network, `https://${prefixOf(network)}${handle}`)).toBe(handle);
  });
});
