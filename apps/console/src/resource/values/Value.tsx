import type { Resource } from '@comanda/api/kernel';
import { smallPicture } from '@comanda/api/pictures';
import { Icon } from '@comanda/ui/Icon';
import { Status, type StatusTone } from '@comanda/ui/Status';
import { Text } from '@comanda/ui/Text';
import { Thumbnail } from '@comanda/ui/Thumbnail';
import { useLingui } from '@lingui/react';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { languageName } from '../../app/languageName.ts';
import { asImage, asItems, asNames, asText, isUnset } from './read.ts';
import { useWriteValue } from './useWriteValue.ts';
import * as css from './Value.css.ts';
import { lazyPart } from '../../lazyPart.ts';

// Few records have a colour, and few lists show what a record refers to.
const Swatch = lazyPart(async () => (await import('@comanda/ui/Swatch')).Swatch);
const Pictures = lazyPart(async () => (await import('./Pictures.tsx')).Pictures);
const DetailLines = lazyPart(async () => (await import('./DetailLines.tsx')).DetailLines);
const FileValue = lazyPart(async () => (await import('../file/FileValue.tsx')).FileValue, 'resource/file');
export const UsualForm = lazyPart(async () => (await import('./UsualForm.tsx')).UsualForm);
const References = lazyPart(async () => (await import('./References.tsx')).References);

const statusTones: Readonly<Record<string, StatusTone>> = { A: 'success', I: 'neutral', D: 'danger' };

export interface ValueProps {
  readonly resource: Resource;
  readonly name: string;
  readonly value: unknown;
}

/** A value as it is read: a form in SHOW, a cell of a list. */
export function Value({ resource, name, value }: ValueProps) {
  const write = useWriteValue(resource);
  const field = resource.fields[name];
  if (!field || isUnset(value)) return null;
  const text = write(name, value);
  if (field.kind === 'names') return <Names value={value} text={text} />;
  if (field.kind === 'status') return <Status tone={statusTones[asText(value)] ?? 'neutral'} text={text} />;
  if (field.kind === 'image') return <Picture value={value} />;
  if (field.kind === 'file') return <FileValue resource={resource} name={name} value={value} />;
  if (field.kind === 'list' || field.kind === 'ref')
    return <ReferenceValue resource={resource} name={name} value={value} />;
  if (field.kind === 'text' && field.format === 'colour')
    return (
      <span className={css.swatchText}>
        <Swatch colour={text} />
        <bdi>{text}</bdi>
      </span>
    );
  if (field.kind === 'text' && field.hasForms)
    return (
      <bdi>
        <UsualForm text={text} />
      </bdi>
    );
  // Read in its own direction: words of another language, and a figure whose minus and unit stay where they belong.
  return <bdi>{text}</bdi>;
}

/** The value for a place that itself says when there is none. */
export const valueOf = (resource: Resource, name: string, value: unknown): ReactNode =>
  isUnset(value) ? null : <Value resource={resource} name={name} value={value} />;

/** The text in the person's language, then those of the other languages. */
function Names({ value, text }: { readonly value: unknown; readonly text: string }) {
  const { i18n } = useLingui();
  const others = Object.entries(asNames(value)).filter(([, other]) => other !== text);
  return (
    <>
      <bdi>{text}</bdi>
      {others.map(([language, other]) => (
        <span key={language} className={css.other}>
          <Text as="bdi" lang={language} tone="muted">
            {other}
          </Text>{' '}
          <Text tone="subtle">{languageName(language, i18n.locale)}</Text>
        </span>
      ))}
    </>
  );
}

/** In a column of flags only the yes has to be seen. */
export function FlagMark({ text, isSet }: { readonly text: string; readonly isSet: boolean }) {
  return isSet ? (
    <Text tone="success">
      <Icon icon={Check} label={text} />
    </Text>
  ) : (
    <Text tone="subtle">{text}</Text>
  );
}

function Picture({ value }: { readonly value: unknown }) {
  const image = asImage(value);
  if (!image) return null;
  return 'url' in image ? <Thumbnail src={smallPicture(image.url)} /> : <Swatch colour={image.color} />;
}

function ReferenceValue({ resource, name, value }: ValueProps) {
  const field = resource.fields[name];
  if (field?.kind === 'ref') return <References to={field.to} ids={[asText(value)]} />;
  if (field?.kind !== 'list') return null;
  const items = asItems(value);
  const picture = Object.keys(field.item).find((key) => field.item[key]?.kind === 'image');
  if (picture !== undefined) return <Pictures values={items.map((item) => item[picture])} />;
  const reference = Object.entries(field.item).find(([, { kind }]) => kind === 'ref');
  if (items.length === 0) return null;
  if (!reference) return <DetailLines resource={resource} list={name} items={items} />;
  const [key, item] = reference;
  return item.kind === 'ref' ? (
    <References
      to={item.to}
      ids={items.map((row) => asText(row[key]))}
      said={{ resource, list: name, items }}
    />
  ) : null;
}
