/** What strangers write, by mistake or on purpose. The first is markup; none may run, break out, or move what stands beside it. */
export const HOSTILE = [
  '<img src=x onerror="globalThis.ranByStranger=true"><script>globalThis.ranByStranger=true</script>',
  '"><svg onload=alert(1)> &amp; &lt;b&gt; {{7*7}} ${7*7} <%= 7 %>',
  'javascript:alert(document.cookie)',
  `Không-một-chỗ-nào-để-ngắt-${'dài'.repeat(60)}`,
  'W'.repeat(180),
  '一行にできない題名'.repeat(16),
  '\u202Eđảo ngược\u202C và \u2066một nửa',
  'مرحبا بكم في المكتبة שלום',
  'Z\u0351\u036B\u0343a\u0334\u035Bl\u0322\u0489g\u0336\u0341o\u0489\u0322 '.repeat(6),
  '👩‍👩‍👧‍👦🏳️‍🌈🇻🇳🇯🇵 ﷽ ௵ 𒐫',
  '{count, plural, other {#}} {0} <0>một</0> %s %d %n',
  'null undefined NaN true 0 -1 1e309',
  "Robert'); DROP TABLE works;--",
  'một\u0000hai\u200Bba\uFEFFbốn\u00AD\tnăm',
  'ｆｕｌｌｗｉｄｔｈ ﾊﾝｶｸ ㍿ ﬁ Å Å',
] as const;

/** Of these many, one after the other. */
export function hostile(index: number): string {
  return HOSTILE[index % HOSTILE.length] ?? '';
}

export const HOSTILE_TEXT = HOSTILE.join('\n');
