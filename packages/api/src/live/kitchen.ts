import type { KitchenCard, KitchenTask } from '../calls/kitchen.ts';
import { isRecord, recordIn } from './record.ts';

/*
 * The line of a kitchen monitor, `/api/kds/v1/ws/monitor/{id}?token=…` (docs/product.md §16.7). Frames are hints: the
 * board that is fetched is the truth.
 */
export const KITCHEN_VERSION = 1;

/** What happened: lines were fired, some of them later; voided; moved by cooks; taken back by one. */
export type KitchenEventKind = 'NEW' | 'MOD' | 'VOID' | 'STATUS';

/** `data` of a frame. `prev` is the number before it in what this monitor is sent. */
export interface KitchenData {
  readonly v: number;
  readonly epoch: string;
  readonly seq: number;
  readonly prev: number;
  /** The server's clock, milliseconds. */
  readonly t: number;
  readonly kind: KitchenEventKind;
  readonly order: string;
  /** The whole order, where lines were fired or voided. */
  readonly card?: KitchenCard;
  /** The tasks that changed, as they are now. */
  readonly tasks: readonly KitchenTask[];
  /** Tasks whose discarding was acknowledged: they leave the monitor of `op`, and no other. */
  readonly acknowledged?: readonly string[];
  /** Operation, install and monitor that moved them; nothing where a till did. */
  readonly op?: { readonly id: string; readonly install: string; readonly monitor: string };
}
/** `resume`: a screen says where it stands; `ack`: it is alive and has shown everything up to a number. */
export type ScreenFrame =
  | {
      readonly hello: {
        readonly since: { readonly epoch: string; readonly seq: number } | null;
        readonly dev: string;
        readonly ver: number;
        readonly kind: string;
      };
    }
  | {
      readonly ack: {
        readonly dev: string;
        readonly epoch: string;
        readonly seq: number;
        /** Operations that wait to be sent. */
        readonly pend: number;
        readonly ver: number;
        /** Whether the page is visible, and whether it can be heard. */
        readonly vis: boolean;
        readonly audio: boolean;
        /** Build of the app, as its first file is named. */
        readonly app?: string | undefined;
      };
    };
/** `hb` answers each `ack` and comes every 15 s at least; `up` is the last number of the install that was processed. */
export type MonitorFrame =
  | { readonly data: KitchenData }
  | {
      readonly hb: {
        readonly epoch: string;
        readonly head: number;
        readonly now: number;
        readonly up: number;
      };
    }
  | { readonly said: ScreenWord }
  | { readonly reset: { readonly epoch: string; readonly why: 'history' | 'settings' } };

/** What somebody at the console has for this screen; it comes with each beat until it is closed or done. */
export interface ScreenWord {
  readonly message?: { readonly id: string; readonly text: string; readonly by: string; readonly at: number };
  /** Names the wish that it starts anew. */
  readonly reload?: string;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** A frame from the server, or nothing: what cannot be understood is ignored and proves nothing. */
export const parseMonitorFrame = (text: string): MonitorFrame | undefined => {
  const frame = recordIn(text);
  if (!frame) return undefined;
  const { data, hb, reset, said } = frame;
  if (
    isRecord(data) &&
    isText(data['epoch']) &&
    isNumber(data['seq']) &&
    isNumber(data['prev']) &&
    isText(data['kind']) &&
    Array.isArray(data['tasks'])
  )
    // The platform is trusted beyond the fields that the line itself lives by.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return { data: data as unknown as KitchenData };
  if (isRecord(hb) && isText(hb['epoch']) && isNumber(hb['head']) && isNumber(hb['now']))
    return {
      hb: { epoch: hb['epoch'], head: hb['head'], now: hb['now'], up: isNumber(hb['up']) ? hb['up'] : 0 },
    };
  if (isRecord(said)) {
    const { message, reload } = said;
    return {
      said: {
        ...(isRecord(message) &&
          isText(message['id']) &&
          isText(message['text']) && {
            message: {
              id: message['id'],
              text: message['text'],
              by: isText(message['by']) ? message['by'] : '',
              at: isNumber(message['at']) ? message['at'] : 0,
            },
          }),
        ...(isText(reload) && { reload }),
      },
    };
  }
  if (isRecord(reset) && isText(reset['epoch']))
    return { reset: { epoch: reset['epoch'], why: reset['why'] === 'settings' ? 'settings' : 'history' } };
  return undefined;
};
