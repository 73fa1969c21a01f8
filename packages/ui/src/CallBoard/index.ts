export { CallBoard, type CallBoardProps, type CalledOrder } from './CallBoard.tsx';
