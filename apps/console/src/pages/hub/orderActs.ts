import {
  type HubOrder,
  type OrderMove,
  type OrderReason,
  type OrderStatus,
  orderStatuses,
} from '@comanda/api/calls';
import type { Failure } from '@comanda/api/client';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Where an order stands for who works with it. */
export type Stage = 'new' | 'made' | 'ready';
export const stages: readonly Stage[] = ['new', 'made', 'ready'];
const stageOfStatus: Readonly<Partial<Record<OrderStatus, Stage>>> = {
  PLN: 'new',
  PRC: 'new',
  SNT: 'new',
  RCV: 'new',
  ACP: 'made',
  PST: 'made',
  PCO: 'ready',
  PPK: 'ready',
};
export const stageOf = ({ status }: Pick<HubOrder, 'status'>): Stage | undefined => stageOfStatus[status];

export const isBrought = ({ serviceKind }: Pick<HubOrder, 'serviceKind'>): boolean =>
  serviceKind === '02' || serviceKind === '03';

/** What is done next with an order, by a press. */
export const nextOf = (order: Pick<HubOrder, 'status' | 'serviceKind'>): OrderMove | undefined => {
  switch (order.status) {
    case 'PLN':
    case 'SNT':
    case 'RCV':
      return 'ACP';
    case 'ACP':
      return 'PST';
    case 'PST':
      return 'PCO';
    case 'PCO':
      return order.serviceKind === '00' ? 'DLV' : 'PPK';
    case 'PPK':
      return isBrought(order) ? 'DLV' : undefined;
    default:
      return undefined;
  }
};
export const actLabels: Readonly<Partial<Record<OrderMove, MessageDescriptor>>> = {
  ACP: msg`Accept`,
  PST: msg`Start`,
  PCO: msg`Ready`,
  PPK: msg`Picked up`,
  DLV: msg`Delivered`,
};

/** How an order is turned down: before it was accepted it is rejected, after that cancelled. */
export const refusalOf = ({ status }: Pick<HubOrder, 'status'>): 'reject' | 'cancel' | undefined => {
  const stage = stageOfStatus[status];
  if (stage === undefined) return undefined;
  return stage === 'new' ? 'reject' : 'cancel';
};

export const reasonLabels: Readonly<Record<OrderReason, MessageDescriptor>> = {
  BUSY: msg`Too busy just now`,
  SOLD: msg`Something is sold out`,
  SHUT: msg`We are closed`,
  FAR: msg`Too far away`,
  GONE: msg`The guest cannot be reached`,
};

/** The name that texts of the ordering services have for a status. */
export const statusLabel = (status: OrderStatus): MessageDescriptor => ({ id: `HOS.statuses.${status}` });
export const statusTone = (status: OrderStatus): 'success' | 'danger' | 'info' | 'neutral' | 'accent' => {
  if (['RJT', 'CNS', 'CNC', 'CRC'].includes(status)) return 'danger';
  if (status === 'DLV') return 'success';
  if (status === 'PPK' || status === 'PCO') return 'info';
  return ['ACP', 'PST'].includes(status) ? 'accent' : 'neutral';
};

/** Who was faster, where that is why nothing was done. */
export const fasterIn = (
  failure: Failure,
): { readonly status: OrderStatus; readonly by: string; readonly name: string } | undefined => {
  if (failure.kind !== 'refused' || failure.error.code !== 'ERROR_STALE') return undefined;
  const { status, by, name } = failure.error.extra?.[0]?.params ?? {};
  const known = orderStatuses.find((one) => one === status);
  return known && { status: known, by: String(by), name: String(name) };
};
