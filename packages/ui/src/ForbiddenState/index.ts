export { ForbiddenState, type ForbiddenStateProps } from './ForbiddenState.tsx';
