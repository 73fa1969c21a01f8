import { expect, test } from 'vitest';
import { newPasswordFault } from './newPassword.ts';

test.each([
  ['password', 'is_common'],
  ['PassWord', 'is_common'],
  ['iloveyou', 'is_common'],
  ['1234567890', 'is_common'],
  ['1234', 'too_short'],
  ['carmen.robledo', 'is_email'],
  ['correct horse battery', undefined],
  ['comanda-demo', undefined],
])('%s is told %s', async (password, code) => {
  expect((await newPasswordFault(password, 'carmen.robledo@encina.example'))?.code).toBe(code);
});
