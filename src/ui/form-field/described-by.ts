/** Id of what stands below a field; undefined where nothing does. */
export function describedBy(id: string, hint: unknown, problem: unknown): string | undefined {
  return problem || hint ? `${id}-words` : undefined;
}
