export { ChoiceList, type ChoiceListProps } from './ChoiceList.tsx';
