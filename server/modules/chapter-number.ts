/** PostgreSQL's numeric(10, 3) keeps its zeros: '12.500' is shown as '12.5'. */
export function shownNumber(numeric: string): string {
  return String(Number(numeric));
}
