export { SideMenu, type SideMenuProps } from './SideMenu.tsx';
export type { SideMenuEntry } from './types.ts';
