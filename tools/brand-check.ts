import { givenBrand } from './lib/brand-file.ts';

/**
 * `npm run brand:check FILE`: everything that is wrong with a brand's file and the drawings beside it, a sentence for
 * each with what to do; or that it is in order, and what it says.
 */
const { given, brand } = givenBrand('npm run brand:check');
const { code, name, pageTitle, domains, defaultTheme, allowedThemes, legal, mail } = brand;
const others = allowedThemes.filter((theme) => theme !== defaultTheme);
const colours = Object.entries(mail).map(([colour, hex]) => `${colour} ${hex}`);

console.log(`${given} is in order.

  ${name}, called ${code}; the window of the back office says “${pageTitle}”
  hosts   ${domains.join(', ')}
  themes  ${defaultTheme} at first${others.length > 0 ? `, then ${others.join(', ')} to choose from` : ' and no other'}
  legal   ${Object.values(legal).join(', ')}
  mails   ${colours.join(', ')}

To look at it: npm run brand:preview ${given}`);
