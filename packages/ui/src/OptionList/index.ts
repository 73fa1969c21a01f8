export {
  OptionList,
  virtualFrom,
  type Option,
  type OptionAction,
  type OptionListProps,
} from './OptionList.tsx';
