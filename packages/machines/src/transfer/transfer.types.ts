import type { HandOver, Offer, TransferEvent } from './rules.ts';

export type TransferEventType = TransferEvent['type'];
export type TransferContext = Offer;
export type TransferCommand = { readonly type: 'HAND_OVER' } & HandOver;
