import { type FileHandle, open } from 'node:fs/promises';

/** What is wrong with a line of a feed. */
export interface Refusal {
  line: number;
  problems: string[];
}

/** How every report begins that has a line. */
export const reportStart = '{"line":';

/** How many refusals are printed; the report has all of them. */
const mostPrinted = 20;

/** The refused lines of an import: a file with one JSON object for each, and the first ones on standard error. */
export class Report {
  #printed = 0;

  private constructor(
    readonly path: string,
    private readonly file: FileHandle,
    private length: number,
  ) {}

  /** Goes on after the first `length` bytes of the report; what an interrupted import wrote after them is lost. */
  static async open(path: string, length: number): Promise<Report> {
    const file = await open(path, length > 0 ? 'r+' : 'w', 0o600);
    await file.truncate(length);
    return new Report(path, file, length);
  }

  /** Returns the length of the report in bytes, once it is on disk. */
  async add(refusals: Refusal[]): Promise<number> {
    if (refusals.length === 0) return this.length;
    for (const { line, problems } of refusals)
      if (this.#printed++ < mostPrinted) console.error(`line ${line}: ${problems.join(' ')}`);
    if (this.#printed > mostPrinted && this.#printed - refusals.length <= mostPrinted)
      console.error(`… all refused lines are in ${this.path}`);
    const text = Buffer.from(refusals.map((one) => `${JSON.stringify(one)}\n`).join(''));
    await this.file.write(text, 0, text.length, this.length);
    await this.file.sync();
    this.length += text.length;
    return this.length;
  }

  close(): Promise<void> {
    return this.file.close();
  }
}
