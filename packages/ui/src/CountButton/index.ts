export { CountButton, type CountButtonProps } from './CountButton.tsx';
