const NUMBERED =
  /^\s*(?:(?:chương|hồi|quyển|phần|tập|chapter)\s+(?:\d+[a-e]?|[ivxlcdm]+)(?![\p{L}\d])|第\s*[\d０-９〇一二三四五六七八九十百千]+\s*[話章回巻部夜幕帖])/iu;

/** Whether a title says its chapter's number itself, as those of imported books often do: "Chương IV", "第三章 雨". */
export function saysItsNumber(title: string): boolean {
  return NUMBERED.test(title);
}
