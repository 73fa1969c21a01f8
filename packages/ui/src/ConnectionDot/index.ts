export { ConnectionDot, type ConnectionDotProps, type ConnectionState } from './ConnectionDot.tsx';
