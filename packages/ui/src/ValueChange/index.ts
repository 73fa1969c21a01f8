export { ValueChange, type ValueChangeProps } from './ValueChange.tsx';
