export { MenuTrigger, SubmenuTrigger } from 'react-aria-components/Menu';
export { Menu, type MenuProps } from './Menu.tsx';
export { MenuItem, type MenuItemProps } from './MenuItem.tsx';
export { MenuSection, MenuSeparator, type MenuSectionProps } from './MenuSection.tsx';
