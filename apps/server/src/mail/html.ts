import type { Brand } from '@comanda/tokens/brands';
import { escaped } from '../http/html.ts';

/** A mail in words, before it is drawn: all of it plain text. */
export interface MailContent {
  readonly lang: string;
  readonly direction: 'ltr' | 'rtl';
  /** Who writes: the brand, or a company of it. */
  readonly from: string;
  readonly subject: string;
  readonly greeting: string;
  readonly title: string;
  readonly body: string;
  readonly action: { readonly label: string; readonly href: string; readonly else: string } | undefined;
  readonly note: string;
  readonly why: string;
  /** Name, tax number and address of the business that it is about. */
  readonly business: string | undefined;
  readonly legal: readonly { readonly label: string; readonly href: string }[];
}

const font = "font-family:-apple-system,'Segoe UI',Roboto,'Noto Sans','Noto Sans Arabic',Arial,sans-serif";
const paragraph = (text: string, style: string): string =>
  `<p style="margin:0 0 16px;${style}">${escaped(text)}</p>`;

/**
 * A mail as HTML: tables and styles of their own elements, since programs that show mails know little else, and nothing
 * that is fetched from anywhere.
 * @param drawing address of the mark of who writes: `cid:…` of a part of the mail, or a `data:` address
 */
export const mailHtml = (
  { lang, direction, from, subject, greeting, title, body, action, note, why, business, legal }: MailContent,
  { mail }: Pick<Brand, 'mail'>,
  drawing: string,
): string => {
  const start = direction === 'rtl' ? 'right' : 'left';
  const end = direction === 'rtl' ? 'left' : 'right';
  const button = action
    ? `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr><td style="background:${mail.accent};border:1px solid ${mail.edge};border-radius:6px"><a href="${escaped(action.href)}" target="_blank" style="display:inline-block;padding:12px 20px;color:${mail.onAccent};${font};font-size:16px;font-weight:600;line-height:20px;text-decoration:none">${escaped(action.label)}</a></td></tr></table>`
    : '';
  const address = action
    ? `<p style="margin:16px 0 0;color:${mail.mutedText};font-size:13px;line-height:20px">${escaped(action.else)}<br><a dir="ltr" href="${escaped(action.href)}" target="_blank" style="color:${mail.mutedText};word-break:break-all">${escaped(action.href)}</a></p>`
    : '';
  const links = legal
    .map(
      ({ label, href }) =>
        `<a href="${escaped(href)}" target="_blank" style="color:${mail.mutedText}">${escaped(label)}</a>`,
    )
    .join(' · ');
  return `<!doctype html>
<html lang="${escaped(lang)}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${mail.background}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${mail.background}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:${start};${font};font-size:16px;line-height:24px;color:${mail.text}">
<tr><td style="padding:0 0 20px"><table role="presentation" cellpadding="0" cellspacing="0"><tr><td style="padding-${end}:12px"><img src="${escaped(drawing)}" height="32" alt="" style="display:block;border:0;height:32px;max-width:96px;width:auto"></td><td style="${font};font-size:18px;font-weight:600;color:${mail.text}">${escaped(from)}</td></tr></table></td></tr>
<tr><td style="background:${mail.panel};border-radius:10px;padding:32px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:28px;font-weight:600;color:${mail.text}">${escaped(title)}</h1>
${paragraph(greeting, '')}
${paragraph(body, '')}
${button}
<p style="margin:0;color:${mail.mutedText};font-size:14px;line-height:20px">${escaped(note)}</p>
${address}
</td></tr>
<tr><td style="padding:20px 0 0;color:${mail.mutedText};font-size:13px;line-height:20px">${business === undefined ? '' : `${escaped(business)}<br>`}${escaped(why)}<br>${links}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
};

/** The same in plain text. */
export const mailText = ({
  from,
  greeting,
  title,
  body,
  action,
  note,
  why,
  business,
  legal,
}: MailContent): string =>
  [
    from,
    title,
    greeting,
    body,
    ...(action ? [`${action.label}:\n${action.href}`] : []),
    note,
    `-- \n${business === undefined ? '' : `${business}\n`}${why}`,
    legal.map(({ label, href }) => `${label}: ${href}`).join('\n'),
  ].join('\n\n') + '\n';
