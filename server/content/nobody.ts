const NOBODY =
  /^(?:unknown(?: (?:author|artist))?|n\/?a|none|null|updating|(?:đang |chờ )?cập nhật|không rõ|chưa rõ|不明|未詳|未知|(?:作者|著者|作家)不明|[\p{P}\p{S}]+)$/iu;

/** Whether a name is what programs and sites write where nobody has said one; `Khuyết danh` and `作者不詳` are said. */
export function isNobody(name: string): boolean {
  return NOBODY.test(name.normalize('NFC').trim());
}
