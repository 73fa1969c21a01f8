import { Button } from '@comanda/ui/Button';
import { DropZone } from '@comanda/ui/DropZone';
import { Fact, Facts } from '@comanda/ui/Facts';
import { PasswordField } from '@comanda/ui/PasswordField';
import { Status } from '@comanda/ui/Status';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../pages/useWords.ts';
import * as css from './patterns.css.ts';

export interface FileWithPasswordProps {
  /** `kept`: the platform has read it; `refused`: its password was wrong. */
  readonly begins?: 'empty' | 'refused' | 'kept';
}
interface Chosen {
  readonly name: string;
  readonly bytes: number;
}
const kept: Chosen = { name: 'taberna-2026.p12', bytes: 3_412 };

/** A certificate of a business: chosen with its password, told once it has been read, replaced or removed. */
export function FileWithPassword({ begins = 'empty' }: FileWithPasswordProps) {
  const { say } = useWords();
  const [file, setFile] = useState(begins === 'empty' ? null : kept);
  const [isKept, setKept] = useState(begins === 'kept');
  const [password, setPassword] = useState('');
  const [isRefused, setRefused] = useState(begins === 'refused');
  const take = (next: Chosen | null) => {
    setFile(next);
    setKept(false);
    setRefused(false);
  };
  return (
    <div className={css.narrow}>
      <DropZone
        label={say('Certificate')}
        description={say('Signs the tickets of this business.')}
        accept={['.p12', '.pfx', '.pem']}
        mostBytes={64_000}
        files={file ? [{ id: 'certificate', kind: isKept ? 'done' : 'waiting', ...file }] : []}
        onFiles={([one]) => one && take({ name: one.name, bytes: one.size })}
        onRemove={() => take(null)}
      />
      {file && !isKept && (
        <PasswordField
          label={say('Password of the file')}
          description={say('What it was exported with. Leave it empty where there is none.')}
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          error={isRefused && say('The file does not open with this password.')}
        />
      )}
      {isKept && (
        <>
          <Facts>
            <Fact term={say('Issued to')}>
              <bdi>Taberna La Encina S.L.</bdi>
            </Fact>
            <Fact term={say('Valid until')}>
              <bdi>2027-01-12</bdi> <Status tone="warning" text={say('Ends in 45 days')} />
            </Fact>
          </Facts>
          <div>
            <Button size="sm" iconStart={Download}>
              {say('Download without its key')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
