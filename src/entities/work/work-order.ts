/** How works are ordered, as an address spells it; the first is meant where it spells none. */
export const WORK_ORDERS = ['updated', 'views', 'name'] as const;

export type WorkOrderWord = (typeof WORK_ORDERS)[number];
