export { Status, type StatusProps, type StatusTone } from './Status.tsx';
