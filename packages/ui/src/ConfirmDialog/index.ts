export { ConfirmDialog, type ConcernedItem, type ConfirmDialogProps } from './ConfirmDialog.tsx';
