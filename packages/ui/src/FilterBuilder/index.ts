export { FilterBuilder, type FilterBuilderProps } from './FilterBuilder.tsx';
export { countConditions, EVERYTHING, group, isGroup, joinOf, partsOf } from './tree.ts';
export type {
  FilterCondition,
  FilterField,
  FilterGroup,
  FilterNode,
  FilterOperator,
  FilterOption,
  FilterScalar,
  FilterValue,
} from './types.ts';
