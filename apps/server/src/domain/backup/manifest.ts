import { backupContents } from '@comanda/api/calls';
import * as z from 'zod/mini';

/** What a backup says of itself and of its company. */
export const manifest = z.object({
  format: z.literal(1),
  idCompany: z.string(),
  kind: z.enum(['1', '2', '3', '4', '5']),
  avatarUrl: z.nullable(z.string()),
  avatarColor: z.string(),
  /** Lines of all its entries. */
  rows: z.number(),
  contents: backupContents,
});
export type Manifest = z.output<typeof manifest>;
export const manifestPath = 'manifest.json';
export const picturesFolder = 'pictures/';
