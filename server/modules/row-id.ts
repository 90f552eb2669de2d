const ROW_ID = /^[1-9]\d{0,14}$/;

/** The number behind an id of a URL or a variable; null for what cannot be one, so that it is simply not found. */
export function parseRowId(id: string | number): number | null {
  const text = String(id);
  return ROW_ID.test(text) ? Number(text) : null;
}
