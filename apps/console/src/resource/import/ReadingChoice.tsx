import type { Import } from '@comanda/api/calls';
import { delimiters, encodings, type Reading } from '@comanda/api/transfer';
import { Banner } from '@comanda/ui/Banner';
import { Card } from '@comanda/ui/Card';
import { SearchSelect } from '@comanda/ui/SearchSelect';
import { Switch } from '@comanda/ui/Switch';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../app/index.ts';
import { isolated } from '../../app/isolated.ts';
import { listed } from '../../app/listed.ts';
import * as css from './import.css.ts';

export interface ReadingChoiceProps {
  readonly source: NonNullable<Import['source']>;
  /** The program whose export it is, where that is known. */
  readonly system: Import['system'];
  readonly onChange: (reading: Reading) => void;
}

/** Rows in another encoding that are named. */
const NAMED = 10;
/** Texts of a line that tell it from the others. */
const TOLD = 4;
const told = (cells: readonly string[]): string =>
  cells
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .slice(0, TOLD)
    .join(' · ');

/** How the file was read, with what each other choice would give; a choice reads it anew. */
export function ReadingChoice({ source, system, onChange }: ReadingChoiceProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { headingLine, lines, sections } = source;
  return (
    <Card
      title={t`How the file is read`}
      {...(system !== null && { description: t`It has the headings of an export of ${system}.` })}
    >
      <div className={css.part}>
        <div className={css.choices}>
          {source.format === 'csv' && source.encodings.length > 0 && (
            <SearchSelect
              label={t`Encoding`}
              description={t`The one that shows your words as they are`}
              options={[
                ...source.encodings.map(({ encoding, example }) => ({
                  id: encoding,
                  label: encoding,
                  description: example,
                })),
                ...encodings
                  .filter((one) => source.encodings.every(({ encoding }) => encoding !== one))
                  .map((one) => ({ id: one, label: one })),
              ]}
              value={source.encoding}
              onChange={(encoding) => onChange({ encoding })}
            />
          )}
          {source.format === 'csv' && (
            <SearchSelect
              label={t`Between the cells`}
              options={delimiters.map((sign) => ({
                id: sign,
                label: { ',': t`Comma`, ';': t`Semicolon`, '\t': t`Tab`, '|': t`Vertical bar` }[sign],
              }))}
              value={source.delimiter}
              onChange={(delimiter) => onChange({ delimiter })}
            />
          )}
          {source.format === 'xlsx' && source.sheets.length > 1 && (
            <SearchSelect
              label={t`Sheet`}
              options={source.sheets.map((sheet) => ({ id: sheet, label: sheet }))}
              value={source.sheet}
              onChange={(sheet) => onChange({ sheet, headingLine: undefined, fillDown: undefined })}
            />
          )}
          {lines.length > 1 && (
            <SearchSelect
              label={t`Line with the headings`}
              options={lines.map(({ number, cells }) => ({
                id: String(number),
                label: t`Line ${format.number(number)}`,
                description: told(cells),
              }))}
              value={String(headingLine)}
              onChange={(number) => onChange({ headingLine: Number(number) })}
            />
          )}
        </div>
        {sections && (
          <Switch
            label={t`Rows of one text are departments of what follows`}
            description={t`${plural(sections.count, { one: '# row', other: '# rows' })}: ${listed(sections.first.map(isolated))}`}
            isSelected={sections.isTaken}
            onChange={(isTaken) => onChange({ sections: isTaken })}
          />
        )}
        {source.format === 'csv' && source.mixed && (
          <Banner
            tone="warning"
            title={t`${plural(source.mixed.count, {
              one: '# row is in another encoding than the rest',
              other: '# rows are in another encoding than the rest',
            })}`}
          >
            {t`Read as ${isolated(source.mixed.encoding)}: rows ${listed(source.mixed.rows.slice(0, NAMED).map(format.number))}. Look whether their words are right.`}
          </Banner>
        )}
      </div>
    </Card>
  );
}
