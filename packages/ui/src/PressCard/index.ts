export { PressCard, type PressCardProps } from './PressCard.tsx';
