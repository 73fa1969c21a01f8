import { f } from '../../kernel/index.ts';

/** Ways to a person's devices (docs/product.md §21.2). */
export const platforms = f.choices({ web: 'browsers', fcm: 'Android', apns: 'Apple' });
