const SIGNS = /^[*＊⁂†×xX◇◆☆★○●□■△▽▲▼◎•·°~～#＃―─—–-]+$/u;
const LETTERS = /^[xX]+$/;

/** Whether a line is only an ornament that parts two scenes: `* * *`, `＊`, `◇`, `---`. */
export function isSceneBreakLine(line: string): boolean {
  if (line.length > 120) return false;
  const signs = line.replace(/[\s\u3000]+/g, '');
  return SIGNS.test(signs) && !LETTERS.test(signs);
}
