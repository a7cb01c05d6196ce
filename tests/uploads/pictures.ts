import { crc32 } from 'node:zlib';

/** Pictures of 8 × 8 pixels. */
const tiny = {
  jpg: '/9j/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAABf/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AKAATb//2Q==',
  webp: 'UklGRjoAAABXRUJQVlA4IC4AAADQAQCdASoIAAgAAUAmJaACdLoB+AADsAD+pNf/TSPGkeNI+Yt/84ljqd3aAAAA',
  tiff: 'SUkqADAAAACAMg8CgAQWDQeEQmBQSEw2GwuHRGDxCJRKKRWHReMQqBxuMx2PQmAgEAAAAQMAAQAAAAgAAAABAQMAAQAAAAgAAAACAQMAAwAAAAYBAAADAQMAAQAAAAUAAAAGAQMAAQAAAAIAAAARAQQAAQAAAAgAAAASAQMAAQAAAAEAAAAVAQMAAQAAAAMAAAAWAQMAAQAAAAABAAAXAQQAAQAAACgAAAAaAQUAAQAAAPYAAAAbAQUAAQAAAP4AAAAcAQMAAQAAAAEAAAAoAQMAAQAAAAIAAAA9AQMAAQAAAAIAAABTAQMAAwAAAAwBAAAAAAAAMzPLAAAACAAzM8sAAAAIAAgACAAIAAEAAQABAA==',
  png: 'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWM4UaGBFTEMLQkAUtVaAUH78mEAAAAASUVORK5CYII=',
};

export const tinyPicture = (type: keyof typeof tiny) => Buffer.from(tiny[type], 'base64');

/** A JPEG with comments of `extra` bytes in all; less than 4 are none. */
export function withComments(jpeg: Buffer, extra: number): Buffer {
  const comments: Buffer[] = [];
  for (let left = extra; left >= 4;) {
    let length = Math.min(left, 65_537);
    // The last comment needs room too.
    if (left - length > 0 && left - length < 4) length -= 4;
    const comment = Buffer.alloc(length, 32);
    comment.writeUInt16BE(0xfffe, 0);
    comment.writeUInt16BE(length - 2, 2);
    comments.push(comment);
    left -= length;
  }
  return Buffer.concat([jpeg.subarray(0, 2), ...comments, jpeg.subarray(2)]);
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

/** Puts a chunk behind the header of a PNG. */
export const withPngChunk = (png: Buffer, chunk: Buffer) =>
  Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);

/** Appends a chunk to a WebP and counts it in. */
export function withWebpChunk(webp: Buffer, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(data.length);
  const whole = Buffer.concat([
    webp,
    Buffer.from('JUNK'),
    length,
    data,
    Buffer.alloc(data.length & 1),
  ]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
}
