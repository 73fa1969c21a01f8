export { TicketCard, type TicketCardProps } from './TicketCard.tsx';
export type { OtherSection, Piece, ServiceKind, Ticket, TicketPart } from './types.ts';
