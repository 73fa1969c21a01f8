export { FigureReader, type FigureReading, type ReadFigure, type Typing } from './FigureReader.tsx';
