export { LineRow, type DetailRange, type LineRowProps } from './LineRow.tsx';
export type { KitchenAction, KitchenStatus, ModifierSign, TicketLine, TicketModifier } from './types.ts';
