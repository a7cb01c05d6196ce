import type { Readable } from 'node:stream';

/** A line of a file, without its end. */
export interface Line {
  /** From 1. */
  number: number;
  /** Undefined if it is longer than {@link longestLine}: it was not kept. */
  bytes: Buffer | undefined;
  /** Where the next line begins, in bytes from the beginning of the file. */
  end: number;
}

/** In bytes. A thousand policies of one customer have room. */
export const longestLine = 10_000_000;

const newline = 0x0a;

/** The lines of a stream that begins after `start`; never holds more than one line and one piece of the stream. */
export async function* linesOf(
  stream: Readable,
  start: { bytes: number; lines: number },
): AsyncGenerator<Line> {
  let { bytes: end, lines: number } = start;
  let kept: Buffer[] = [];
  let length = 0;
  const keep = (piece: Buffer) => {
    length += piece.length;
    end += piece.length;
    if (length <= longestLine) kept.push(piece);
    else kept = [];
  };
  const take = (): Line => {
    const bytes = length <= longestLine ? Buffer.concat(kept) : undefined;
    kept = [];
    length = 0;
    return { number: ++number, bytes, end };
  };
  for await (const chunk of stream) {
    let from = 0;
    for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, from)) {
      keep(chunk.subarray(from, at));
      end += 1;
      from = at + 1;
      yield take();
    }
    keep(chunk.subarray(from));
  }
  if (length > 0) yield take();
}
