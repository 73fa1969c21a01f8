export { DialogTrigger } from 'react-aria-components/Dialog';
export { Drawer, type DrawerProps } from './Drawer.tsx';
