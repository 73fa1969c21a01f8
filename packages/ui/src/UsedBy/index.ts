export { UsedBy, type UsedByProps, type Use, type UsingRecord } from './UsedBy.tsx';
