export { WallBoard, type WallBoardProps, type WallFigure } from './WallBoard.tsx';
