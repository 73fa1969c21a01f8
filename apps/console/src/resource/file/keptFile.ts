import type { KeptFile } from '@comanda/api/kernel';
import { asText, isRecord } from '../values/read.ts';

/** A file as reading its record tells it; nothing where there is none, or one that is only chosen. */
export const asKeptFile = (value: unknown): KeptFile | null =>
  isRecord(value) && typeof value['size'] === 'number'
    ? {
        name: asText(value['name']),
        size: value['size'],
        subject: asText(value['subject']),
        issuer: asText(value['issuer']),
        from: asText(value['from']),
        until: asText(value['until']),
        fingerprint: asText(value['fingerprint']),
      }
    : null;
