export { NewVersionScreen, type NewVersionScreenProps } from './NewVersionScreen.tsx';
