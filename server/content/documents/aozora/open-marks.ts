import type { Marks } from '../run-line.ts';

/** The marks between ［＃…］ and ［＃…終わり］, which may reach over lines; an end without a start is nothing. */
export class OpenMarks {
  private open: { readonly name: string; readonly marks: Marks }[] = [];
  private merged: Marks = {};

  get current(): Marks {
    return this.merged;
  }

  start(name: string, marks: Marks): void {
    if (this.open.length < 16) this.replace([...this.open, { name, marks }]);
  }

  end(name: string): void {
    const index = this.open.findLastIndex((each) => each.name === name);
    if (index !== -1) this.replace(this.open.toSpliced(index, 1));
  }

  private replace(open: typeof this.open): void {
    this.open = open;
    this.merged = Object.assign({}, ...open.map((each) => each.marks));
  }
}
