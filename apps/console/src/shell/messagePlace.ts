import type { Message, MessageKind } from '@comanda/api/calls';
import { areaOf } from '@comanda/api/areas/table';
import { pages } from '@comanda/api/pages';
import { personHref } from '../app/personHref.ts';
import { importHref } from '../resource/addresses.ts';

/** What a message says of the things that it is about, by their names. */
type Said = (key: string) => string;

const enrolment = (): string => pages.enrolments.path;

/** The page that shows what has happened, by the class of the message (docs/product.md §21). */
const places: Readonly<Record<MessageKind | 'Z', (said: Said, idUser: string) => string | undefined>> = {
  Z: (said) => pages.closing.path.replace('$id', said('idClosing')),
  'import.stored': imported,
  'import.failed': imported,
  'publication.refused': published,
  'publication.planned': published,
  'publication.missed': () => pages.trackers.path,
  'till.silent': () => pages.terminals.path,
  'role.given': (_, idUser) => personHref(idUser),
  'role.changed': (_, idUser) => personHref(idUser),
  'invitation.accepted': () => pages.people.path,
  'key.new': () => '/profile/accesskey/received',
  'transfer.new': () => '/profile/ownership/received',
  'key.accepted': () => '/profile/accesskey/sent',
  'enrolment.review': enrolment,
  'enrolment.asked': enrolment,
  'enrolment.approved': enrolment,
  'enrolment.rejected': enrolment,
};
const isKnown = (nclass: string): nclass is keyof typeof places => Object.hasOwn(places, nclass);

/** Where a message leads; nothing where there is no such page, or its class is none that this console knows. */
export const placeOf = ({ nclass, data }: Message, idUser: string): string | undefined =>
  isKnown(nclass)
    ? places[nclass]((wanted) => data.find(({ key }) => key === wanted)?.value ?? '', idUser)
    : undefined;

/** The company that a message is about. */
export const companyIn = ({ data }: Message): string | undefined =>
  data.find(({ key }) => key === 'idCompany')?.value;

function imported(said: Said): string | undefined {
  const area = areaOf(said('entity'));
  return area && importHref(area, said('idImport'));
}
function published(said: Said): string {
  return pages.commit.path.replace('$id', said('idCommit'));
}
