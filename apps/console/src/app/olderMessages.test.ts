import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/* Keys of the platform's older clients that are no errors of a call (docs/product.md §12.2): what says each here. */
type Said = readonly (readonly [catalogue: string, ...texts: string[]])[];
const own = 'apps/console/src';
const leaving = [own, 'Sign out?'] as const;
const deleting = [
  own,
  'Delete {kind} {code}?',
  '{0, plural, one {Delete # record?} other {Delete # records?}}',
] as const;
const counted = [
  own,
  '{count, plural, one {# item will be deleted.} other {# items will be deleted.}}',
] as const;
const reading = [own, 'Mark as read', 'Mark all as read'] as const;
const notUpdated = [
  `${own}/pages/statistics`,
  'The figures could not be updated. They are of {time}.',
] as const;
const said: Readonly<Record<string, Said>> = {
  not_companies: [[own, 'You have no company yet']],
  question_continue: [leaving, deleting],
  confirm_logout: [leaving],
  mark_item_as_read: [reading],
  items_will_delete: [counted],
  update_web_theme_fail: [
    [
      own,
      'The appearance could not be loaded. Choose it again later.',
      'The appearance could not be saved. It applies to this browser only; choose it again later.',
    ],
  ],
  password_changed_successfully: [[`${own}/pages/profile`, 'Password changed']],
  profile_updated_successfully: [[`${own}/pages/profile`, 'Profile updated']],
  not_access_this_page: [[`${own}/access`, 'You do not have access to that page.']],
  new_message: [[own, 'New message']],
  failed_update: [notUpdated],
  last_error_summarized_x: [notUpdated],
  last_error_summarized_z: [notUpdated],
  last_error_consolidated_x: [notUpdated],
  last_error_consolidated_z: [notUpdated],
  last_error_report_x: [notUpdated],
  last_error_report_z: [notUpdated],
};
const transfers = 'transfers of ownership come later';
/** Those that nothing says yet, and why. */
const notSaidYet: Readonly<Record<string, string>> = {
  transfer_accepted: transfers,
  transfer_accept_error: transfers,
  transfer_reject: transfers,
  transfer_reject_error: transfers,
};

const root = new URL('../../../../', import.meta.url);
const textIn = (catalogue: string, locale: string, text: string): string | undefined => {
  const folder = catalogue === own ? `${own}/locales` : `${catalogue}/locales`;
  const po = readFileSync(new URL(`${folder}/${locale}.po`, root), 'utf8');
  const quoted = JSON.stringify(text).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^msgid ${quoted}\nmsgstr "(.+)"$`, 'm').exec(po)?.[1];
};

const keysIn = (text: string): readonly string[] => (text.match(/\w+_\w+/g) ?? []).toSorted();

it('the product names each of them, with those that are said and those that are not apart', () => {
  const product = readFileSync(new URL('docs/product/12-errors.md', root), 'utf8');
  const [, now = '', later = ''] =
    /^Keys of those clients that are no errors of a call[^:]+: ([\s\S]+?)Not said yet[^:]+: ([\s\S]+?)\n\n/m.exec(
      product,
    ) ?? [];
  expect(keysIn(now)).toEqual(Object.keys(said).toSorted());
  expect(keysIn(later)).toEqual(Object.keys(notSaidYet).toSorted());
});

describe.each(['en-GB', 'es-ES', 'ar-EG'])('the message in %s', (locale) => {
  it.each(Object.entries(said))('of %s is a text that a screen shows, in that language', (_, places) => {
    for (const [catalogue, ...texts] of places)
      for (const text of texts) {
        const translated = textIn(catalogue, locale, text);
        expect(translated, text).toMatch(/\p{L}{2}/u);
        if (locale !== 'en-GB') expect(translated).not.toBe(textIn(catalogue, 'en-GB', text));
        if (locale === 'ar-EG') expect(translated).toMatch(/\p{Script=Arabic}/u);
      }
  });
});
