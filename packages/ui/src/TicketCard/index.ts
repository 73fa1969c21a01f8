export { TicketCard } from './TicketCard.tsx';
export type { TicketCardProps } from './TicketFace.tsx';
export type { OtherSection, Piece, ServiceKind, Ticket, TicketPart } from './types.ts';
