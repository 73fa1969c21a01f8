import { expect, test } from 'vitest';
import { parseBegun } from './begun.ts';
import { parametersIn } from './callbackAddress.ts';

test.each([
  ['?code=c&state=s&iss=https%3A%2F%2Fid.example', { code: 'c', state: 's', iss: 'https://id.example' }],
  ['?error=access_denied&error_description=no&state=s', { error: 'access_denied', state: 's' }],
  ['?code=c', undefined],
  ['?state=s', undefined],
  ['?code=&state=s', undefined],
  ['', undefined],
])('%s is what a provider sends back: %j', (search, parameters) => {
  expect(parametersIn(search)).toEqual(parameters);
});

const begun = { key: 'k', provider: 'house', label: 'House', wanted: '/settings' };
test.each([
  [JSON.stringify(begun), begun],
  [JSON.stringify({ ...begun, wanted: 7 }), { ...begun, wanted: undefined }],
  [JSON.stringify({ ...begun, key: undefined }), undefined],
  ['{"key":', undefined],
  ['null', undefined],
  [null, undefined],
])('of %s this is remembered: %j', (text, remembered) => {
  expect(parseBegun(text)).toEqual(remembered);
});
