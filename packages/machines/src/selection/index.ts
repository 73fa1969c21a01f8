export { selectionMachine } from './selection.machine.ts';
export type {
  SelectionCommand,
  SelectionContext,
  SelectionEvent,
  SelectionState,
} from './selection.types.ts';
export {
  ENTITY_KINDS,
  SELECTOR_TABS,
  companySelection,
  isSameSelection,
  parseSelection,
  selectedCompany,
} from './selection.ts';
export type { EntityKind, Selection, SelectorTab } from './selection.ts';
