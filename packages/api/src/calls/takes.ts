import type { Access } from './call.ts';

const credentials: Readonly<Record<Exclude<Access['by'], 'user' | 'company' | 'platform'>, string>> = {
  anyone: 'nothing',
  login: 'the login token',
  device: 'the session of a till',
  screen: 'the credential of a kitchen screen',
};
const codes = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

/** What a call takes of who makes it, in English, for its documentation. */
export const takes = (access: Access): string => {
  if (access.by === 'company')
    return 'action' in access
      ? codes([access.action, ...('own' in access && access.own !== undefined ? [access.own] : [])])
      : `${access.eitherVerb.map((verb) => codes([`…_${verb}`])).join(' or ')} of the area that it names`;
  if (access.by === 'platform') return codes([access.action]);
  if (access.by !== 'user') return credentials[access.by];
  switch (access.of) {
    case 'companies':
      return `a session; reaches companies with ${codes([access.holding])}`;
    case 'areas':
      return `a session; reaches areas with ${codes([`…_${access.verb}`])} in the company that it names`;
    case 'area':
      return `${codes(access.verbs.map((verb) => `…_${verb}`))} of the area that it is about`;
    default:
      return `${access.action === undefined ? 'a session' : codes([access.action])}; reaches what is the person’s own`;
  }
};
