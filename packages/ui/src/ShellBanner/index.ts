export { ShellBanner, type ShellBannerProps } from './ShellBanner.tsx';
