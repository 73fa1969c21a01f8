export { Bar, type BarProps } from './Bar.tsx';
