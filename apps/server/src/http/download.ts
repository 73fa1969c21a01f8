import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { finished } from 'node:stream/promises';
import { file, type FileAnswer } from '@comanda/api/calls';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { FastifyReply } from 'fastify';
import { idOf } from '../core/caller.ts';
import { Refusal } from '../core/refusal.ts';
import { type Shares, sharesOf } from '../core/shares.ts';
import { rootCause } from '../core/failure.ts';
import type { Context } from '../core/work.ts';
import { withRole } from '../db/transaction.ts';
import { noteWith } from '../domain/journal/note.ts';
import type { Route } from '../core/route.ts';
import { type Asked, enter, type Platform } from './perform.ts';
import { type Reader, type Readers, readersOf } from './readers.ts';

/** Files on their way at once: each holds a connection of the pool, and most of them are for everything else. */
const bounds = { each: 2, all: 5 };
/** Of those, what the people of one company have at once. */
const ofCompany = { each: 3, all: bounds.all };
/** Milliseconds that the other side may take nothing of what is there for it. */
const patience = 60_000;
/** The same where somebody else waits for their place. */
const shortPatience = 5_000;

type Part = Uint8Array | string;
/** A file that is about to be sent: its first part is there, the rest is made as it is taken. */
export interface OpenFile {
  readonly name: string;
  readonly mediaType: string;
  readonly content: Readable;
}

async function* partsOf(content: FileAnswer['content']): AsyncGenerator<Part, void> {
  if (content instanceof Uint8Array) yield content;
  else yield* content;
}

/** Milliseconds after which who takes a file is asked anew whether they still may. */
const trust = 1_000;

/**
 * Parts one by one, each made when the one before it was taken; `leave` is called when nobody takes it. `judge` throws once
 * whoever takes it may not any more: what they have by then they have, and no more of it follows.
 */
async function* watched(
  first: IteratorResult<Part, void>,
  rest: AsyncGenerator<Part, void>,
  {
    leave,
    judge,
    reader,
  }: { readonly leave: () => void; readonly judge: () => Promise<void>; readonly reader: Reader },
): AsyncGenerator<Part, void> {
  let judged = Date.now();
  try {
    for (let part = first; !part.done; part = await rest.next()) {
      if (Date.now() - judged > trust) {
        await judge();
        judged = Date.now();
      }
      const timer = setTimeout(leave, patience);
      reader.offered();
      try {
        yield part.value;
      } finally {
        clearTimeout(timer);
        reader.took();
      }
      // Who takes everything at once must not keep the server from everybody else.
      await nextTurn();
    }
  } finally {
    await rest.return();
  }
}

const isLeft = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';

/** What people share where files are made. */
interface Places {
  readonly people: Shares;
  readonly companies: Shares;
  readonly readers: Readers;
}
/** A place in both shares, or which of them has none. */
const enterBoth = (
  { people, companies }: Places,
  person: string,
  company: string | undefined,
): (() => void) | 'own' | 'company' | 'all' => {
  const leave = people.enter(person);
  if (typeof leave === 'string' || company === undefined) return leave;
  const leaveCompany = companies.enter(company);
  if (typeof leaveCompany !== 'string')
    return () => {
      leaveCompany();
      leave();
    };
  leave();
  return leaveCompany === 'own' ? 'company' : 'all';
};

const placeIn = async (places: Places, { caller, address, companies }: Context): Promise<() => void> => {
  // Who is not signed in is known by where they come from.
  const enter = () =>
    enterBoth(places, idOf(caller) ?? address, companies.length === 1 ? companies[0] : undefined);
  let leave = enter();
  if ((leave === 'all' || leave === 'company') && (await places.readers.giveWay())) leave = enter();
  if (leave === 'own')
    throw new Refusal('ERROR_TOO_MANY', 'Two files are on their way to you already.', { retryAfter: 5 });
  if (leave === 'company')
    throw new Refusal('ERROR_TOO_MANY', 'Three files are on their way to your company already.', {
      retryAfter: 5,
    });
  if (leave === 'all')
    throw new Refusal('ERROR_BUSY', 'Too many files are being made just now.', { retryAfter: 5 });
  return leave;
};

/** Who takes records away is noted before they have them: the file itself is made where nothing is written. */
const noteExport = ({ pool }: Platform, { call }: Route, context: Context): Promise<void> =>
  withRole(pool, 'comanda_gate', {}, async (db) => {
    if (context.caller.kind !== 'person' || call.access.by !== 'company') return;
    for (const idCompany of context.companies)
      await noteWith(db, context, { idCompany, kind: 'EXPORT', about: { entity: call.entity ?? call.name } });
  });

/** Opens a file out of one transaction, which reads one state of the data and lasts as long as the file. */
const open = (platform: Platform, route: Route, asked: Asked, places: Places): Promise<OpenFile> =>
  new Promise((resolve, reject) => {
    let isOpen = false;
    let leave: (() => void) | undefined;
    let reader: Reader | undefined;
    drizzle(platform.pool)
      .transaction(
        async (db) => {
          const { input, context } = await enter(db, platform, route, asked);
          leave = await placeIn(places, context);
          await noteExport(platform, route, context);
          const { name, mediaType, content } = file.parse(await route.run(input, context));
          const parts = partsOf(content);
          const first = await parts.next();
          reader = places.readers.begin(() => stream.destroy());
          const stream: Readable = Readable.from(
            watched(first, parts, {
              reader,
              leave: () => stream.destroy(),
              // What the file's own transaction reads is as old as the file.
              judge: () =>
                withRole(platform.pool, 'comanda_gate', {}, async (now) => {
                  await enter(now, platform, route, asked);
                }),
            }),
          );
          const sent = finished(stream);
          isOpen = true;
          resolve({ name, mediaType, content: stream });
          await sent;
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      )
      .catch((error: unknown) => {
        if (!isOpen) reject(error);
        else if (isLeft(error)) asked.log.info('file not taken');
        else asked.log.warn({ err: rootCause(error) }, 'file broke off');
      })
      .finally(() => {
        leave?.();
        reader?.gone();
      });
  });

/** Does calls whose answer is a file, a few at a time. */
export const fileOpener = (platform: Platform) => {
  const places: Places = {
    people: sharesOf(bounds),
    companies: sharesOf(ofCompany),
    readers: readersOf(shortPatience),
  };
  return (route: Route, asked: Asked): Promise<OpenFile> => open(platform, route, asked, places);
};

/** A file's name as RFC 6266 has it: in full, and without its special characters for who cannot read that. */
export const disposition = (name: string): string => {
  const safe = name.replaceAll(/[\p{Cc}/\\]/gu, '_');
  const encoded = encodeURIComponent(safe).replaceAll(
    /['()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${safe.replaceAll(/[^ -~]|["%]/gu, '_')}"; filename*=UTF-8''${encoded}`;
};

/** Sends a file as it is taken. One that breaks off ends its connection, so that nobody takes it for a whole one. */
export const sendFile = (reply: FastifyReply, { name, mediaType, content }: OpenFile): FastifyReply => {
  // Who has left before the first part takes none, and there is nobody to say so to.
  if (reply.raw.destroyed) {
    content.destroy();
    return reply.hijack();
  }
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', disposition(name))
    .type(mediaType)
    .send(content);
};
