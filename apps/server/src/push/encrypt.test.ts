import { createECDH } from 'node:crypto';
import { expect, it } from 'vitest';
import { encryptFor } from './encrypt.ts';

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

it('a push is encrypted as appendix A of RFC 8291 says', () => {
  const sealed = encryptFor(
    {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    Buffer.from('When I grow up, I want to be a watermelon'),
    {
      privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
      salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
    },
  );
  expect(sealed.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

it('two pushes of the same text have nothing in common', () => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const receiver = { p256dh: pair.getPublicKey('base64url'), auth: 'BTBZMqHH6r4Tts7J_aSIgg' };
  const [one, other] = [encryptFor(receiver, Buffer.from('Z')), encryptFor(receiver, Buffer.from('Z'))];
  expect(one.subarray(0, 16)).not.toEqual(other.subarray(0, 16));
  expect(one.subarray(21, 86)).not.toEqual(other.subarray(21, 86));
});
