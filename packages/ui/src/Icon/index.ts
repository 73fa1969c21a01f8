export { Icon, type IconProps, type IconSize, type IconSource } from './Icon.tsx';
