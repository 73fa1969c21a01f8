export { AppShell, type AppShellProps } from './AppShell.tsx';
export { useShell, type MenuPlace, type ShellState } from './shellLayout.ts';
