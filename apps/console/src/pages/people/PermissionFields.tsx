import { type CompanyAction, companyActions, type Permissions, stateIn } from '@comanda/api/permissions';
import { Badge } from '@comanda/ui/Badge';
import { Checkbox } from '@comanda/ui/Checkbox';
import { Row, Rows } from '@comanda/ui/Rows';
import { useLingui } from '@lingui/react/macro';
import { useActionName } from '../../access/useActionName.ts';
import { useLabel } from '../../app/index.ts';
import { AreaMatrix } from './AreaMatrix.tsx';
import * as css from './people.css.ts';
import type { AreaGroup, AreaRow } from './areas.ts';
import { GroupTick } from './GroupTick.tsx';
import { OneStop } from './OneStop.tsx';
import { actionsIn, type AreaActions, standingIn, ticked, tickedAll, withStates } from './roleDraft.ts';
import { StateCell } from './StateCell.tsx';
import { lazyPart } from '../../lazyPart.ts';

const AreaMenu = lazyPart(async () => (await import('./AreaMenu.tsx')).AreaMenu);

export interface PermissionFieldsProps {
  readonly permissions: Permissions;
  /** As they are stored. */
  readonly saved: Permissions;
  readonly onChange: (permissions: Permissions) => void;
  /** Whether the author may give and take an action. */
  readonly mayGive: (action: string) => boolean;
  /** Whether nothing is denied here. */
  readonly grantsOnly?: boolean;
}

const actionsOf = ({ rows }: AreaGroup): readonly AreaActions[] => rows.map(({ actions }) => actions);

/** The matrix of areas, to be filled. */
export function AreaFields({ permissions, saved, onChange, mayGive, grantsOnly }: PermissionFieldsProps) {
  const label = useLabel();
  return (
    <AreaMatrix
      permissions={permissions}
      saved={saved}
      ofGroup={({ name, group, verb }) => (
        <GroupTick
          name={name}
          {...standingIn(permissions, actionsOf(group), verb)}
          isOwn={actionsOf(group).some(({ [verb]: action }) => action !== undefined && mayGive(action))}
          onTick={() => onChange(tickedAll(permissions, actionsOf(group), verb, mayGive))}
        />
      )}
      {...(!grantsOnly && {
        more: ({ actions }: AreaRow, name: string) => (
          <AreaMenu
            area={name}
            verbs={actionsIn(actions)
              .filter(([, action]) => mayGive(action))
              .map(([verb, action]) => ({
                id: action,
                label: label({ id: `verb.${verb}` }),
                isDenied: stateIn(permissions, action) === 'DEN',
              }))}
            onState={(some, state) => onChange(withStates(permissions, some, state))}
          />
        ),
      })}
    >
      {({ name, row: { actions }, action }) => (
        <StateCell
          name={name}
          state={stateIn(permissions, action)}
          isOwn={mayGive(action)}
          onTick={() => onChange(ticked(permissions, actions, action, mayGive))}
          onLift={() => onChange(withStates(permissions, [action], 'NUL'))}
        />
      )}
    </AreaMatrix>
  );
}

export interface SpecialFieldsProps extends PermissionFieldsProps {
  /** All of them when left out. */
  readonly actions?: readonly CompanyAction[];
}
/** Permissions that belong to no area: granted or not, never denied (docs/product.md §5.1.2). */
export function SpecialFields({
  permissions,
  saved,
  onChange,
  mayGive,
  actions = companyActions,
}: SpecialFieldsProps) {
  const { t } = useLingui();
  const nameOf = useActionName();
  return (
    <OneStop>
      <Rows label={t`Special permissions`}>
        {actions.map((action) => {
          const state = stateIn(permissions, action);
          return (
            <Row key={action}>
              <div className={css.grows}>
                <Checkbox
                  label={nameOf(action)}
                  isSelected={state === 'GRN'}
                  isReadOnly={!mayGive(action)}
                  description={
                    !mayGive(action) &&
                    t`You do not have this permission yourself, so you cannot give or take it.`
                  }
                  onChange={(isGranted) =>
                    onChange(withStates(permissions, [action], isGranted ? 'GRN' : 'NUL'))
                  }
                />
              </div>
              {state !== stateIn(saved, action) && <Badge tone="info">{t`Changed`}</Badge>}
            </Row>
          );
        })}
      </Rows>
    </OneStop>
  );
}
