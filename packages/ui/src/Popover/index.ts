export { DialogTrigger as PopoverTrigger } from 'react-aria-components/Dialog';
export { Popover, type PopoverProps, type PopoverWidth } from './Popover.tsx';
