import type { WorkOrder } from '#graphql/generated/graphql.ts';
import type { GenresView } from '#src/entities/genre/genres-path.ts';

type WorkOrderWord = NonNullable<GenresView['order']>;

/** An order of works, as the API spells it. */
export function apiOrder(order: WorkOrderWord): WorkOrder {
  return ORDERS[order];
}

const ORDERS: Readonly<Record<WorkOrderWord, WorkOrder>> = { updated: 'UPDATED', views: 'VIEWS', name: 'NAME' };
