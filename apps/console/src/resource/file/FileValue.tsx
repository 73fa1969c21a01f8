import { CertificateFacts, type CertificateFactsProps } from './CertificateFacts.tsx';
import { asKeptFile } from './keptFile.ts';

/** A file as it is read. */
export function FileValue({
  value,
  ...place
}: Omit<CertificateFactsProps, 'file'> & { readonly value: unknown }) {
  const file = asKeptFile(value);
  return file && <CertificateFacts {...place} file={file} />;
}
