import { DropZone } from '@comanda/ui/DropZone';
import { PasswordField } from '@comanda/ui/PasswordField';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FaultMessage } from '../form/FaultMessage.tsx';
import type { EditorProps } from '../form/editors/editor.tsx';
import { asText, isRecord } from '../values/read.ts';
import { CertificateFacts } from './CertificateFacts.tsx';
import * as css from './file.css.ts';
import { asKeptFile } from './keptFile.ts';

const accept = ['.p12', '.pfx', '.pem'];

/** The bytes of a file as they travel within the values. */
async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** A certificate: chosen with its password, told once the platform has read it, replaced or removed. */
export function FileEditor(props: EditorProps) {
  const { resource, path, field, label, description, value, onChange, onBlur, faults } = props;
  const { t } = useLingui();
  const [isReading, setReading] = useState(false);
  const kept = asKeptFile(value);
  const chosen = !kept && isRecord(value) ? value : null;
  const content = asText(chosen?.['content']);
  const name = asText(chosen?.['name']);
  const password = asText(chosen?.['password']);
  const take = async ([file]: readonly File[]) => {
    if (!file) return;
    setReading(true);
    try {
      onChange({ name: file.name, content: await base64Of(file) });
    } finally {
      setReading(false);
    }
  };
  const wrongWith = (at: (faultPath: string) => boolean) => {
    const fault = faults.find((one) => at(one.path));
    return fault && <FaultMessage fault={fault} />;
  };
  const held = kept
    ? { name: kept.name, bytes: kept.size }
    : chosen
      ? { name, bytes: bytesOf(content) }
      : null;
  return (
    <div className={css.editor}>
      <DropZone
        label={label}
        description={description}
        error={wrongWith((at) => at !== `${path}.password`)}
        accept={accept}
        mostBytes={field.kind === 'file' ? field.max : 0}
        isPending={isReading}
        onFiles={(files) => void take(files)}
        files={held ? [{ id: path, kind: kept ? 'done' : 'waiting', ...held }] : []}
        onRemove={() => onChange(null)}
      />
      {chosen && (
        <PasswordField
          label={t`Password of the file`}
          description={t`What it was exported with. Leave it empty where there is none.`}
          autoComplete="new-password"
          value={password}
          onChange={(next) => onChange({ ...chosen, password: next })}
          onBlur={onBlur}
          error={wrongWith((at) => at === `${path}.password`)}
        />
      )}
      {kept && <CertificateFacts resource={resource} name={path} file={kept} isNamed />}
    </div>
  );
}

const bytesOf = (base64: string): number =>
  Math.floor((base64.length * 3) / 4) - (base64.length - base64.replace(/=+$/, '').length);
