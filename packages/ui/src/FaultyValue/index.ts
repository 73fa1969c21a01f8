export { FaultyValue, type FaultyValueProps } from './FaultyValue.tsx';
