export { LanguageModal, type LanguageModalProps, type OfferedLanguage } from './LanguageModal.tsx';
