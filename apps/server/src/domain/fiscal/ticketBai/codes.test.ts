import { expect, it } from 'vitest';
import { addressOf, checkDigits, identifierOf } from './codes.ts';

/* The example of the published specification. */
const issued = { taxNumber: '00000006Y', issued: '25-10-2019', series: 'T', number: '27174', total: '4.70' };

it('an identifier ends with check digits of all before it', () => {
  expect(identifierOf(issued, 'btFpwP8dcLGAFxxxx')).toBe('TBAI-00000006Y-251019-btFpwP8dcLGAF-237');
});
it('the address of a QR code ends with check digits of all before it', () => {
  expect(addressOf('https://batuz.eus/QRTBAI/', issued, 'TBAI-00000006Y-251019-btFpwP8dcLGAF-237')).toBe(
    'https://batuz.eus/QRTBAI/?id=TBAI-00000006Y-251019-btFpwP8dcLGAF-237&s=T&nf=27174&i=4.70&cr=007',
  );
});
it('check digits are three', () => {
  expect(checkDigits('')).toBe('000');
});
