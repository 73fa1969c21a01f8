export { FloorPlan, type FloorPlanProps } from './FloorPlan.tsx';
export type { FloorPiece, PiecePlace } from './places.ts';
