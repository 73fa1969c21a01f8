import { provenLook } from '@comanda/tokens/brand-files';
import { givenBrand } from './lib/brand-file.ts';

/**
 * `npm run brand:check FILE`: everything that is wrong with a brand's file and the drawings beside it, a sentence for
 * each with what to do; or that it is in order, and what it says.
 */
const { given, brand } = givenBrand('npm run brand:check');
const { code, name, pageTitle, domains, defaultTheme, allowedThemes, legal, mail } = brand;
const others = allowedThemes.filter((theme) => theme !== defaultTheme);
const colours = Object.entries(mail).map(([colour, hex]) => `${colour} ${hex}`);

const proof = provenLook(brand);
if (proof && proof.faults.length > 0) {
  for (const fault of proof.faults) console.error(fault);
  console.error(
    `\n${given}: its colours fall short in ${proof.faults.length} places; take a neighbouring colour.`,
  );
  process.exit(1);
}
const { look, wordmark, signIn } = brand;
const parts = [
  look?.colour &&
    `colour ${look.colour}${look.second ? ` with ${look.second}` : ''}, ${look.neutral ?? 'cool'} greys`,
  look?.radius && `${look.radius} corners`,
  look?.font &&
    `${look.font.family} in ${look.font.files.length === 1 ? 'one file' : `${look.font.files.length} files`}`,
  wordmark && 'the name as it is drawn',
  signIn && 'a picture beside the sign-in',
].filter((part) => part !== undefined && part !== '');
const own =
  parts.length === 0
    ? ''
    : `
  look    ${parts.join(', ')}${proof ? `\n  proof   ${proof.measured} pairs of colours measured, none falls short` : ''}`;

console.log(`${given} is in order.

  ${name}, called ${code}; the window of the back office says “${pageTitle}”
  hosts   ${domains.join(', ')}
  themes  ${defaultTheme} at first${others.length > 0 ? `, then ${others.join(', ')} to choose from` : ' and no other'}
  legal   ${Object.values(legal).join(', ')}
  mails   ${colours.join(', ')}${own}

To look at it: npm run brand:preview ${given}`);
