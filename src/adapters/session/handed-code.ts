/** The code by which the twin site hands its session over, as the early script took it from the address; told once. */
export function takeHandedCode(page: Window): string | undefined {
  const code = page.futagoHandover;
  delete page.futagoHandover;
  return code;
}

/** The page may show what it shows without a code: this is known now by whoever draws it. */
export function endWaitingForHandover({ documentElement }: Document): void {
  delete documentElement.dataset['handover'];
}
