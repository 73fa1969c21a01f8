export { Figures, type FiguresProps } from './Figures.tsx';
