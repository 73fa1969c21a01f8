export { type TransferItem, TransferList, type TransferListProps } from './TransferList.tsx';
