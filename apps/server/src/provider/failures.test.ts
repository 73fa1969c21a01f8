import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import { expect, test } from 'vitest';
import { failureOf } from './failures.ts';

const said = (error: string) =>
  new AuthorizationResponseError('no', { cause: new URLSearchParams({ error }) });
const answered = (status: number) =>
  new ResponseBodyError('no', {
    cause: { error: 'invalid_grant' },
    response: new Response(null, { status }),
  });
const coded = (code: string) => Object.assign(new ClientError('no'), { code });

test.each([
  [said('access_denied'), 'denied'],
  [said('server_error'), 'refused'],
  [answered(400), 'refused'],
  [answered(503), 'unreachable'],
  [coded('OAUTH_TIMEOUT'), 'unreachable'],
  [coded('OAUTH_JWT_CLAIM_COMPARISON_FAILED'), 'refused'],
  [new TypeError('fetch failed'), 'unreachable'],
])('%s: %s', (error, problem) => {
  expect(failureOf(error).problem).toBe(problem);
});

test('what is no failure of a provider is a fault of ours', () => {
  expect(() => failureOf(new TypeError('x is not a function'))).toThrow('x is not a function');
});
