import { languages } from '@comanda/machines/language';
import { LanguageModal } from '@comanda/ui/LanguageModal';
import { changeLanguage, useLanguage } from '../../language.ts';
import type { PanelProps } from './panels.ts';

/** The language of this screen: cooks share it. */
export function LanguageDialog({ onClose }: PanelProps) {
  return (
    <LanguageModal
      isOpen
      onOpenChange={onClose}
      languages={languages}
      current={useLanguage()}
      onChoose={(code) => void changeLanguage(code)}
    />
  );
}
