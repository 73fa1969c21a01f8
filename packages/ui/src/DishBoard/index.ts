export { DishBoard, type DishBoardProps } from './DishBoard.tsx';
export type { Dish, DishPortion } from './types.ts';
