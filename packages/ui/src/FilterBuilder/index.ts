export { FilterBuilder, type FilterBuilderProps } from './FilterBuilder.tsx';
export { EVERYTHING, group, isGroup, joinOf, partsOf } from './tree.ts';
export type {
  FilterBounds,
  FilterCondition,
  FilterField,
  FilterGroup,
  FilterNode,
  FilterOperator,
  FilterOption,
  FilterPickerProps,
  FilterScalar,
  FilterValue,
} from './types.ts';
