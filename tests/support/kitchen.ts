import { randomUUID } from 'node:crypto';
import {
  type AnswerOf,
  type BodyOf,
  kitchenCalls,
  type KitchenBoard,
  type KitchenOperation,
  type KitchenTask,
  resourceCalls,
  screenCalls,
  screenSelfCalls,
  type SentOrder,
  type kitchenOrderCalls,
} from '@comanda/api/calls';
import { type MonitorFrame, parseMonitorFrame } from '@comanda/api/live';
import { monitor as monitors } from '@comanda/api/areas/kitchen/monitor';
import { section as sections } from '@comanda/api/areas/kitchen/section';
import { type Caller, callerOf } from './caller.ts';
import { type Line, openLine } from './line.ts';
import { type TestTill, tillOf } from './till.ts';
import type { TestPlatform } from './usePlatform.ts';

/** Browser tests that start anew in another process go on where nobody has counted. */
let serial = 1000 * Number(process.env['TEST_WORKER_INDEX'] ?? 0);
const next = (): number => (serial += 1);

/** Another id of an operation: 26 signs, in the order in which they were made. */
export const opIdOf = (): string => `01J${String(next()).padStart(23, '0')}`;
const namesOf = (text: string) => ({ 'es-ES': text, 'en-GB': text });

export type Made = Readonly<Record<string, unknown>> & { readonly id: string; readonly version: number };
/** Writes a section of a company, or a monitor of a shop, as its owner does. */
export const makeSection = async (
  owner: Caller,
  idCompany: string,
  over: Readonly<Record<string, unknown>> = {},
): Promise<Made> => {
  const nth = next();
  const { data } = await owner.callWith(resourceCalls(sections).create, {
    idCompany,
    code: `S${nth}`,
    names: namesOf(`Sección ${nth}`),
    order: 50_000 + nth,
    ...over,
  });
  return data as Made;
};
export const makeMonitor = async (
  owner: Caller,
  idCompany: string,
  idStore: string,
  idSections: readonly string[],
  over: Readonly<Record<string, unknown>> = {},
): Promise<Made> => {
  const nth = next();
  const { data } = await owner.callWith(resourceCalls(monitors).create, {
    idCompany,
    idStore,
    code: `M${nth}`,
    names: namesOf(`Monitor ${nth}`),
    sections: idSections.map((idSection) => ({ idSection })),
    order: 50_000 + nth,
    ...over,
  });
  return data as Made;
};

/** The shop of a demo till, with a section that takes whatever comes and monitors made for the asking. */
export interface TestShop {
  readonly idCompany: string;
  readonly idStore: string;
  /** Another shop of the company. */
  readonly idOtherStore: string;
  readonly till: TestTill;
  readonly owner: Caller;
  readonly idSection: string;
  readonly monitor: (sections?: readonly string[], over?: Readonly<Record<string, unknown>>) => Promise<Made>;
}
export const openShop = async (platform: TestPlatform): Promise<TestShop> => {
  const till = await tillOf(platform, 'ENCINA MAD Barra');
  const owner = await platform.as('owner');
  const idCompany = await platform.company('ENCINA');
  const { idStore } = till.signed;
  const { rows } = await platform.pool.query<{ id: string }>(
    `select id from store where id_company = $1 and id <> $2 and status = 'A' order by id limit 1`,
    [idCompany, idStore],
  );
  // What the demo's own kitchen takes and shows would come between.
  await platform.pool.query(`update section set takes_rest = 'N', status = 'I'`);
  const { id: idSection } = await makeSection(owner, idCompany, { takesRest: 'S' });
  return {
    idCompany,
    idStore,
    idOtherStore: rows[0]?.id ?? '',
    till,
    owner,
    idSection,
    monitor: (sections = [idSection], over = {}) => makeMonitor(owner, idCompany, idStore, sections, over),
  };
};

/** A line of a screen. */
export interface TestLine extends Line<MonitorFrame> {
  /** The next frame that is no beat. */
  readonly nextNews: () => Promise<MonitorFrame>;
}
/** A device that was made a screen of a monitor. */
export interface TestScreen extends Caller {
  readonly id: string;
  readonly credential: string;
  readonly idMonitor: string;
  readonly install: string;
  readonly board: (since?: KitchenBoard['asOf']) => Promise<AnswerOf<typeof kitchenCalls.regular>>;
  readonly whole: () => Promise<KitchenBoard>;
  readonly send: (
    ops: readonly KitchenOperation[],
    install?: string,
  ) => Promise<AnswerOf<typeof kitchenCalls.line>>;
  /** Numbers an operation behind those that it has made. */
  readonly move: (
    kind: keyof typeof steps,
    tasks: readonly KitchenTask[],
    section?: string,
  ) => KitchenOperation;
  readonly undo: (target: string) => KitchenOperation;
  readonly open: (origin?: string) => Promise<TestLine>;
  /** Opens a line and says hello. */
  readonly greet: (since?: KitchenBoard['asOf'] | null, origin?: string) => Promise<TestLine>;
  /** Opens a line that is told of all that happens from now on: its hello is answered, and the answer taken. */
  readonly listen: (origin?: string) => Promise<TestLine>;
}

export const lineTo = async (url: string): Promise<TestLine> => {
  const line = await openLine(url, parseMonitorFrame);
  return { ...line, nextNews: () => line.nextThat((frame) => !('hb' in frame)) };
};

const steps = {
  START: 'CRT',
  FINISH: 'FNL',
  READY: 'RDY',
  DELIVER: 'DLV',
  DISCARD: 'DSC',
  ACK_DISCARD: 'DSC',
  RECALL: 'PND',
  REOPEN: 'CRT',
  HOLD: 'PND',
  FIRE: 'PND',
  TRANSFER: 'PND',
  RUSH: undefined,
  UNRUSH: undefined,
} as const;
/** The address of a monitor's line with a ticket. */
export const lineUrl = (origin: string, idMonitor: string, ticket: string): string =>
  `${origin.replace('http', 'ws')}/api/kds/v1/ws/monitor/${idMonitor}?token=${ticket}`;

/** Makes a device a screen of a monitor. */
export const enrolScreen = async (
  { origin }: Pick<TestPlatform, 'origin'>,
  person: Caller,
  idMonitor: string,
  name = 'Pase',
): Promise<TestScreen> => {
  const { data } = await person.call(screenCalls.enrol, { params: { id: idMonitor }, data: { name } });
  const caller = callerOf(origin, data.credential);
  const install = randomUUID();
  let dseq = 0;
  const board: TestScreen['board'] = async (since) =>
    (await caller.call(kitchenCalls.regular, { data: { idMonitor, ...(since && { since }) } })).data;
  const open: TestScreen['open'] = async (at = origin) => {
    const { data: entry } = await caller.call(screenSelfCalls.ticket);
    return lineTo(lineUrl(at, idMonitor, entry.ticket));
  };
  const greet: TestScreen['greet'] = async (since = null, at = origin) => {
    const line = await open(at);
    line.say({ hello: { since, dev: install, ver: 1, kind: 'REGULAR' } });
    return line;
  };
  return {
    ...caller,
    id: data.id,
    credential: data.credential,
    idMonitor,
    install,
    board,
    whole: async () => {
      const answer = await board();
      if ('unchanged' in answer) throw new Error('Without a position a board is whole.');
      return answer;
    },
    send: async (ops, by = install) =>
      (await caller.call(kitchenCalls.line, { data: { idMonitor, install: by, ops: [...ops] } })).data,
    move: (kind, tasks, section) => ({
      opId: opIdOf(),
      dseq: (dseq += 1),
      kind,
      tasks: tasks.map(({ id, status, epoch, rev }) => ({
        task: id,
        from: status,
        to: steps[kind] ?? status,
        epoch,
        rev,
        ...(section !== undefined && { section }),
      })),
    }),
    undo: (target) => ({ opId: opIdOf(), dseq: (dseq += 1), kind: 'UNDO', target }),
    open,
    greet,
    listen: async (at) => {
      const line = await greet(null, at);
      await line.next();
      return line;
    },
  };
};

type OrderLine = BodyOf<typeof kitchenOrderCalls.upload>['lines'][number];
/** An order as a till sends it. */
export const orderOf = (number: number, lines: readonly Partial<OrderLine>[], revision = 1): SentOrder => ({
  number,
  revision,
  at: new Date().toISOString(),
  serviceKind: '00',
  place: 'Mesa 4',
  lines: lines.map((line, index) => ({ number: index + 1, name: 'Hamburguesa', quantity: '1', ...line })),
});
