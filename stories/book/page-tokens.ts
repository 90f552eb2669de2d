/** Names of all tokens that the page's style sheets define, '--p-page' first as in tokens.css. */
export function pageTokens(): readonly string[] {
  const names = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].flatMap(tokensOf));
  return [...new Set(names)];
}

function tokensOf(rule: CSSRule): readonly string[] {
  if (rule instanceof CSSStyleRule) return [...rule.style].filter((property) => property.startsWith('--p-'));
  return rule instanceof CSSGroupingRule ? [...rule.cssRules].flatMap(tokensOf) : [];
}

/** Whether a token is a colour where the page stands. */
export function isColor(value: string): boolean {
  return CSS.supports('color', value);
}
