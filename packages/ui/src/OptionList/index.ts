export { OptionList, virtualFrom, type Option, type OptionListProps } from './OptionList.tsx';
