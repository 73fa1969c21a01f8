export { CompareMerge, type CompareMergeProps, type MergeChoice, type MergeField } from './CompareMerge.tsx';
