/**
 * The code by which the twin site hands its session over, as the early script took it from the address; told once. None
 * where the way here led from elsewhere: whoever could link to a code of their own would sign others in as themselves.
 */
export function takeHandedCode(page: Window, twinOrigin: string): string | undefined {
  const code = page.futagoHandover;
  delete page.futagoHandover;
  if (code === undefined || page.document.referrer.startsWith(`${twinOrigin}/`)) return code;
  endWaitingForHandover(page.document);
  return undefined;
}

/** The page may show what it shows without a code: this is known now by whoever draws it. */
export function endWaitingForHandover({ documentElement }: Document): void {
  delete documentElement.dataset['handover'];
}
