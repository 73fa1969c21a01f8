export { SearchPanel, type SearchPanelProps } from './SearchPanel.tsx';
