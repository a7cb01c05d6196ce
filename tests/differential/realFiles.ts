import { extensionOf, type FileAnswer, isObject, type Payload } from '../../src/engine';
import type { ExampleFile } from '../examples';
import { fileNamed } from '../server/help/files';

/** The contents of the files of an example, each as large as its answer says. */
export class RealFiles {
  readonly #contents = new Map<string, Uint8Array>();

  /** `most`: larger files are made as small as this, in bytes. */
  constructor(private readonly most: number) {}

  /** The example with the sizes that the contents can have: formats with blocks round. */
  sized(example: ExampleFile): ExampleFile {
    const answers = Object.entries(example.answers).map(([name, value]) => [
      name,
      isFile(value) ? this.#sized(value) : value,
    ]);
    return { ...example, answers: Object.fromEntries(answers) };
  }

  #sized(file: FileAnswer): FileAnswer {
    const named = `file.${extensionOf(file.name)}`;
    const { bytes } = fileNamed(named, Math.min(file.size, this.most));
    this.#contents.set(`${file.name} ${bytes.length}`, bytes);
    return { ...file, size: bytes.length };
  }

  /** The payload with the contents of its files. */
  withContents(payload: Payload): Payload {
    if (Array.isArray(payload)) return payload;
    const parts = Object.entries(payload).map(([name, value]) => [
      name,
      isFile(value)
        ? { ...value, bytes: this.#contents.get(`${value.name} ${value.size}`) }
        : value,
    ]);
    return Object.fromEntries(parts);
  }
}

export const isFile = (value: unknown): value is FileAnswer =>
  isObject(value) && typeof value.name === 'string' && typeof value.size === 'number';
