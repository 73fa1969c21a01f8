import { useLingui } from '@lingui/react/macro';
import { useContext, useLayoutEffect, useRef } from 'react';
import { SliderFill, SliderStateContext, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { placeOf, type Scale, type SliderMark } from './scale.ts';
import * as css from './Slider.css.ts';

export interface SliderThumbsProps {
  readonly scale: Scale;
  readonly marks: readonly SliderMark[];
  readonly isInvalid: boolean;
  /** A value with its unit. */
  readonly textOf: (value: number) => string;
}

/** The rail with what is chosen of it, one thumb for each value, and the marks below. */
export function SliderThumbs({ scale, marks, isInvalid, textOf }: SliderThumbsProps) {
  const { t } = useLingui();
  const state = useContext(SliderStateContext);
  const values = state?.values ?? [];
  const names = values.length > 1 ? [t`From`, t`To`] : [];
  const sorted = marks.toSorted((one, other) => one.value - other.value);
  return (
    <div className={css.scale}>
      <SliderTrack className={css.track}>
        <div className={css.rail}>
          <div className={css.travel}>
            <SliderFill className={css.fill} />
          </div>
        </div>
        {values.map((value, index) => (
          <Thumb
            // oxlint-disable-next-line react/no-array-index-key -- a thumb is its place among the thumbs
            key={index}
            index={index}
            name={names[index]}
            text={textOf(value)}
            isInvalid={isInvalid}
          />
        ))}
      </SliderTrack>
      {sorted.length > 0 && (
        // What a mark says, the value says: it is for the eyes.
        <ul className={css.marks} aria-hidden="true">
          {sorted.map(({ value, label }) => (
            <li key={value} className={css.mark} style={{ insetInlineStart: `${placeOf(value, scale)}%` }}>
              <span className={css.notch} />
              {label !== undefined && <bdi>{label}</bdi>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface ThumbProps {
  readonly index: number;
  readonly name: string | undefined;
  readonly text: string;
  readonly isInvalid: boolean;
}

function Thumb({ index, name, text, isInvalid }: ThumbProps) {
  const input = useRef<HTMLInputElement>(null);
  // React-aria formats the value that is read, and has no place for a unit of ours.
  useLayoutEffect(() => input.current?.setAttribute('aria-valuetext', text));
  return (
    <SliderThumb
      index={index}
      inputRef={input}
      className={css.thumb}
      isInvalid={isInvalid}
      {...(isInvalid && { 'data-invalid': true })}
      {...(name !== undefined && { 'aria-label': name })}
    />
  );
}
