import type { IconSource } from '@comanda/ui/Icon';
import {
  Coins,
  CreditCard,
  GitCompare,
  House,
  Layers,
  Map as MapIcon,
  Percent,
  Receipt,
  ReceiptText,
  RefreshCw,
  Send,
  Settings,
} from 'lucide-react';

/** Icons that the server's menu names; one that is not here leaves its entry without a picture. */
export const menuIcons: Readonly<Record<string, IconSource>> = {
  coins: Coins,
  'credit-card': CreditCard,
  'git-compare': GitCompare,
  house: House,
  layers: Layers,
  map: MapIcon,
  percent: Percent,
  receipt: Receipt,
  'receipt-text': ReceiptText,
  'refresh-cw': RefreshCw,
  send: Send,
  settings: Settings,
};
