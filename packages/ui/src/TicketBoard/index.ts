export { kitchenSizes, usualSizes, type KitchenSizes, type WallScreen } from './legibility.ts';
export { TicketBoard, type TicketBoardProps } from './TicketBoard.tsx';
export type { BoardPage } from './useTold.ts';
export { useTextScale } from './useTextScale.ts';
export type { BoardKeys } from '../TicketCard/TileKeys.ts';
