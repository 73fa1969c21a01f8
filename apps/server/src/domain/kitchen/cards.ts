import { type SQL, sql } from 'drizzle-orm';
import { terminal } from '../../db/schema/business.ts';
import { firedOrder, kitchenLine, kitchenTask } from '../../db/schema/kitchen.ts';

/** A task as the wire has it, where the statement knows it as `task`. */
export const taskJson: SQL = sql`jsonb_build_object('id', task.id, 'line', task.id_line,
  'section', task.id_section, 'status', task.status, 'epoch', task.epoch, 'rev', task.rev, 'isHeld', task.is_held,
  'times', task.times, 'attempt', task.attempt, 'isRush', task.is_rush,
  'moved', jsonb_build_object('at', task.moved, 'by', task.id_monitor))`;

/** An order with all its lines and tasks as the wire has it, where the statement knows it as `fired`. */
export const cardJson: SQL = sql`jsonb_build_object('id', fired.id, 'number', fired.number,
  'terminal', (select till.name from ${terminal} till
    where till.id_company = fired.id_company and till.id = fired.id_terminal),
  'serviceKind', fired.service_kind, 'place', fired.place, 'guests', fired.guests, 'note', fired.note,
  'at', fired.at, 'wanted', fired.wanted, 'revision', fired.revision,
  'circuit', jsonb_build_object('hasPreparation', fired.has_preparation, 'hasPickup', fired.has_pickup),
  'lines', (select jsonb_agg(jsonb_build_object('id', line.id, 'number', line.number, 'name', line.name,
      'names', line.names, 'quantity', line.quantity, 'modifiers', line.modifiers, 'note', line.note,
      'course', line.course, 'preparation', line.preparation * 60000,
      'from', line.came_from, 'movedTo', case when line.moved_to is not null
        then jsonb_build_object('order', line.moved_to, 'line', line.id_moved) end) order by line.number)
    from ${kitchenLine} line where line.id_company = fired.id_company and line.id_order = fired.id),
  'tasks', coalesce((select jsonb_agg(${taskJson} order by task.id)
    from ${kitchenTask} task where task.id_company = fired.id_company and task.id_order = fired.id), '[]'))`;

/** The card of an order whose id an expression gives. */
export const cardOf = (idCompany: SQL, idOrder: SQL): SQL =>
  sql`(select ${cardJson} from ${firedOrder} fired where fired.id_company = ${idCompany} and fired.id = ${idOrder})`;
