import { useLingui } from '@lingui/react/macro';
import { useId, useRef, useState, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import * as css from './FloorPlan.css.ts';
import {
  type FloorPiece,
  isSamePlace,
  type PiecePlace,
  placeByKey,
  placedIn,
  type PlanSize,
} from './places.ts';

export interface FloorPlanProps {
  /** Names the plan: the room. */
  readonly label: string;
  /** How many squares it is wide and deep. */
  readonly size: PlanSize;
  readonly pieces: readonly FloorPiece[];
  /** The piece that is chosen, where one is. */
  readonly selected: string | null;
  readonly onSelect: (id: string) => void;
  /** A piece that was dragged or moved by keys, at its new place. */
  readonly onPlace: (id: string, place: PiecePlace) => void;
  readonly onRemove?: (id: string) => void;
  readonly isReadOnly?: boolean;
}
interface Drag {
  readonly id: string;
  readonly from: PiecePlace;
  readonly x: number;
  readonly y: number;
}

/** A part of the plan, as styles say it. */
const share = (part: number, whole: number): string => `${(part / whole) * 100}%`;

/** A room seen from above, on which tables are placed: dragged, or moved, sized and turned by keys. */
export function FloorPlan(props: FloorPlanProps) {
  const { label, size, pieces, selected, onSelect, onPlace, onRemove, isReadOnly = false } = props;
  const { t, i18n } = useLingui();
  const hint = useId();
  const plan = useRef<HTMLFieldSetElement>(null);
  const drag = useRef<Drag>(undefined);
  const [told, setTold] = useState('');

  const place = (piece: FloorPiece, to: PiecePlace) => {
    if (isSamePlace(piece, to)) return;
    onPlace(piece.id, to);
    const [name, across, down] = [piece.label, i18n.number(to.x + 1), i18n.number(to.y + 1)];
    setTold(t`${name}: column ${across}, row ${down}`);
  };
  const onKeyDown = (event: KeyboardEvent, piece: FloorPiece) => {
    if (isReadOnly || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Delete' && onRemove) {
      event.preventDefault();
      onRemove(piece.id);
      return;
    }
    const { x, y, width, depth, turn } = piece;
    const to = placeByKey(size, { x, y, width, depth, turn }, event);
    if (!to) return;
    event.preventDefault();
    place(piece, to);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>, piece: FloorPiece) => {
    if (isReadOnly || event.button !== 0) return;
    const { x, y, width, depth, turn } = piece;
    drag.current = { id: piece.id, from: { x, y, width, depth, turn }, x: event.clientX, y: event.clientY };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent, piece: FloorPiece) => {
    const held = drag.current;
    const box = plan.current?.getBoundingClientRect();
    if (held?.id !== piece.id || !box) return;
    const across = ((event.clientX - held.x) / box.width) * size.width;
    const down = ((event.clientY - held.y) / box.height) * size.depth;
    place(piece, placedIn(size, { ...held.from, x: held.from.x + across, y: held.from.y + down }));
  };
  const release = () => {
    drag.current = undefined;
  };

  const room: CSSProperties = {
    aspectRatio: `${size.width} / ${size.depth}`,
    backgroundSize: `${share(1, size.width)} ${share(1, size.depth)}`,
  };
  // What is walked on lies under what stands on it.
  const inOrder = pieces.toSorted(
    (one, other) => Number(other.kind === 'floor') - Number(one.kind === 'floor'),
  );
  return (
    <div className={css.frame}>
      <div className={css.scroller}>
        <fieldset ref={plan} aria-label={label} dir="ltr" className={css.plan} style={room}>
          {inOrder.map((piece) => (
            <button
              key={piece.id}
              type="button"
              className={css.piece}
              data-kind={piece.kind}
              data-shape={piece.shape}
              data-wrong={piece.isWrong === true}
              aria-pressed={piece.id === selected}
              {...(!isReadOnly && { 'aria-describedby': hint })}
              style={{
                blockSize: share(piece.depth, size.depth),
                inlineSize: share(piece.width, size.width),
                insetBlockStart: share(piece.y, size.depth),
                insetInlineStart: share(piece.x, size.width),
                ...(piece.turn !== 0 && { rotate: `${piece.turn}deg` }),
              }}
              onClick={() => onSelect(piece.id)}
              onFocus={() => onSelect(piece.id)}
              onKeyDown={(event) => onKeyDown(event, piece)}
              onPointerDown={(event) => onPointerDown(event, piece)}
              onPointerMove={(event) => onPointerMove(event, piece)}
              onPointerUp={release}
              onPointerCancel={release}
            >
              <bdi className={css.name}>{piece.label}</bdi>
              {piece.detail !== undefined && <bdi className={css.detail}>{piece.detail}</bdi>}
            </button>
          ))}
        </fieldset>
      </div>
      {!isReadOnly && (
        <p id={hint} className={css.hint}>
          {t`Drag a piece to its place. By keys: arrows move it, Shift with arrows sizes it, R turns it.`}
        </p>
      )}
      <VisuallyHidden>
        <output>{told}</output>
      </VisuallyHidden>
    </div>
  );
}
