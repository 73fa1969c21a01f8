/** An address of the server that is no call: what it gives, and what it takes of who asks. */
export interface Address {
  /** Parameters in braces. */
  readonly path: string;
  readonly gives: string;
  readonly takes: string;
}
const nothing = 'nothing';
const mails = 'demo mode, asked on this machine under one of its own names';

/** Every address that is answered beside the calls, for the documentation of who may do what; all of them are GET. */
export const addresses: readonly Address[] = [
  { path: '/healthz', gives: 'that the process lives', takes: nothing },
  { path: '/readyz', gives: 'that the database answers', takes: nothing },
  {
    path: '/metrics',
    gives: 'figures of the process',
    takes: 'this machine, or `METRICS_TOKEN` as bearer token; not there for anybody else',
  },
  {
    path: '/api/storage/v1/image/{sha256}',
    gives: 'a picture',
    takes: 'its name, which is the hash of its content: only who may see its record is told it',
  },
  {
    path: '/api/storage/v1/image/{sha256}/small',
    gives: 'the same picture as lists and cards show it',
    takes: 'the same',
  },
  {
    path: '/api/notification/v1/ws',
    gives: 'the notification channel (§11)',
    takes: 'a page of this server; within 5 s a session, which is judged again whenever rights change',
  },
  {
    path: '/api/reporting/v1/ws/presentation',
    gives: 'that something was sold in the stores of a wall display (§20.9)',
    takes:
      'a page of this server; within 5 s the block of its address, which is judged again whenever rights change',
  },
  {
    path: '/api/kds/v1/ws/monitor/{id}',
    gives: 'the line of a kitchen monitor (§16.7)',
    takes: 'a page of this server; a ticket of a screen of this monitor, good for one opening within 30 s',
  },
  {
    path: '/api/system/v1/texts/{language}',
    gives: 'what operators have worded otherwise of the console (§24.14)',
    takes: nothing,
  },
  { path: '/api/openapi.json', gives: 'the calls as OpenAPI', takes: nothing },
  { path: '/api/docs', gives: 'the calls as a page', takes: nothing },
  { path: '/api/docs.css', gives: 'how that page looks', takes: nothing },
  { path: '/dev/mail', gives: 'mails that would have gone out', takes: mails },
  { path: '/dev/mail/{id}', gives: 'one of them', takes: mails },
  { path: '/dev/mail/{id}/html', gives: 'the same as its reader sees it', takes: mails },
  { path: '/dev/mail.css', gives: 'how those pages look', takes: mails },
  {
    path: '/brands/{code}/{file}',
    gives: 'drawings, fonts, picture and stylesheet of a brand',
    takes: nothing,
  },
];
