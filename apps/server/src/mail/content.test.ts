import { brands } from '@comanda/tokens/brands';
import { describe, expect, test } from 'vitest';
import { mailContent } from './content.ts';
import { mailHtml, mailText } from './html.ts';
import { mailKinds, type MailKind } from './kinds.ts';

const [brand] = brands;
const kinds = Object.keys(mailKinds).filter((kind): kind is MailKind => kind in mailKinds);
const addressed = {
  email: 'carmen@encina.example',
  person: 'Carmen',
  lang: 'en-GB',
  brand,
  origin: 'https://office.example',
  about: {
    sender: 'Bruno Salvatierra',
    company: 'La Encina',
    role: 'Cook',
    giver: 'Bruno Salvatierra',
    giverEmail: 'bruno@encina.example',
    taker: 'carmen@encina.example',
    companies: 'La Encina',
    day: '3 December 2026',
    document: 'F26-MAD-000012',
    total: '12.10 €',
  },
  business: 'La Encina, S.L. · B84235712 · Calle de Ponzano 91 · 28003 Madrid',
};
const token = 'x'.repeat(43);
const languages = ['en-GB', 'es-ES', 'ar-EG'];
const cases = languages.flatMap((lang) => kinds.map((kind) => [kind, lang] as const));

describe.each(cases)('a mail that tells %s in %s', (kind, lang) => {
  const content = mailContent(kind, { ...addressed, lang }, mailKinds[kind].link ? token : undefined);
  const html = mailHtml(content, brand, 'cid:mark');
  const text = mailText(content);

  test('says everything, and leaves no name of a text or a value open', () => {
    expect(`${html}${text}${content.subject}`).not.toMatch(/mail\.\w+|\{\w+\}|undefined/);
    for (const said of [content.title, content.body, content.note, content.why, content.greeting])
      expect(text).toContain(said);
    for (const drawn of [html, text]) expect(drawn).toContain(addressed.business);
    expect(content.lang).toBe(lang);
  });
  test('has its direction, and sides that follow it', () => {
    const [direction, side] = lang === 'ar-EG' ? ['rtl', 'right'] : ['ltr', 'left'];
    expect(html).toContain(`<html lang="${lang}" dir="${direction}">`);
    expect(html).toContain(`text-align:${side}`);
  });
  test('fetches nothing and runs nothing', () => {
    expect(html).not.toMatch(/<script|<link|<style|url\(|src="(?!cid:)|\son\w+=/i);
  });
  test('leads to the brand’s own origin, with the secret only where one is needed', () => {
    const { path, link } = mailKinds[kind];
    const address = 'carmen%40encina.example';
    const secrets = { invitation: `#${token}/${address}`, document: `/${token}` };
    const secret =
      link === 'invitation' || link === 'document' ? secrets[link] : link ? `#${address}/${token}` : '';
    const href = path && `https://office.example${path}${secret}`;
    expect(content.action?.href).toBe(href);
    expect(text.includes(token)).toBe(link !== undefined);
  });
});

test('the languages say it in words of their own', () => {
  const titles = kinds.flatMap((kind) =>
    languages.map((lang) => mailContent(kind, { ...addressed, lang }).title),
  );
  expect(new Set(titles).size).toBe(titles.length);
});

test('a language that there are no texts in is told in the nearest one', () => {
  expect(mailContent('reset', { ...addressed, lang: 'es-MX' }).lang).toBe('es-ES');
  expect(mailContent('reset', { ...addressed, lang: null }).lang).toBe('en-GB');
});

test('what persons and partners have written is text and nothing else', () => {
  const hostile = '"><script>alert(1)</script>';
  const content = mailContent(
    'reset',
    { ...addressed, person: hostile, brand: { ...brand, name: hostile } },
    token,
  );
  const html = mailHtml(content, brand, 'cid:mark');
  expect(html).not.toContain('<script');
  expect(html).toContain('&lt;script&gt;');
  const about = { sender: hostile, company: hostile, role: hostile };
  expect(mailHtml(mailContent('invited', { ...addressed, about }, token), brand, 'cid:mark')).not.toContain(
    '<script',
  );
});

test('a company that writes stands above its mail, and the brand below', () => {
  const content = mailContent('invited', { ...addressed, from: 'La Encina' }, token);
  expect(mailText(content)).toMatch(/^La Encina\n/);
  expect(mailText(content)).toContain(brand.name);
});

test('every brand has its own colours and name', () => {
  const drawn = brands.map((one) =>
    mailHtml(mailContent('reset', { ...addressed, brand: one }, token), one, 'cid:mark'),
  );
  brands.forEach(({ name, mail }, index) => {
    for (const part of [name, mail.accent, mail.onAccent, mail.panel, mail.background])
      expect(drawn[index]).toContain(part);
  });
});
