export { kitchenSizes, usualSizes, type KitchenSizes, type WallScreen } from './legibility.ts';
export { TicketBoard, type BoardPage, type TicketBoardProps } from './TicketBoard.tsx';
export { useTextScale } from './useTextScale.ts';
export type { BoardKeys } from '../TicketCard/TileKeys.ts';
