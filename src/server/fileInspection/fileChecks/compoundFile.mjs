// @ts-check

/** Reads compound files (OLE2, [MS-CFB]): a file system in a file, in which Word kept documents until 2003. */

const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const headerLength = 512;
const entryLength = 128;
const largestRegularSector = 0xfffffffa;
const none = 0xffffffff;
/** Smaller streams lie in sectors of 64 bytes within one stream. */
const miniCutoff = 4096;
const miniLength = 64;
const mostEntries = 4096;

/**
 * @typedef {object} Entry
 * @property {string} name
 * @property {number} type 1 a storage, 2 a stream, 5 the root
 * @property {number} left the entries of one storage are a tree
 * @property {number} right
 * @property {number} child
 * @property {number} start
 * @property {number} size
 */

/** The file breaks the rules of its format. */
export class CompoundFileError extends Error {}

export const isCompoundFile = (/** @type {Buffer} */ bytes) =>
  bytes.subarray(0, signature.length).equals(signature);

export class CompoundFile {
  /** Every stream and storage by its path in lower case, like `macros/vba/dir`. */
  entries = /** @type {Map<string, Entry>} */ (new Map());
  #bytes;
  #sectorLength;
  /** @type {number[]} */
  #next = [];
  /** @type {number[]} */
  #nextMini = [];
  #mini = Buffer.alloc(0);

  /** Throws {@link CompoundFileError}. */
  constructor(/** @type {Buffer} */ bytes) {
    must(isCompoundFile(bytes) && bytes.length > headerLength);
    const version = bytes.readUInt16LE(26);
    const shift = bytes.readUInt16LE(30);
    must((version === 3 && shift === 9) || (version === 4 && shift === 12));
    must(bytes.readUInt16LE(28) === 0xfffe && bytes.readUInt16LE(32) === 6);
    this.#bytes = bytes;
    this.#sectorLength = 1 << shift;
    must(bytes.readUInt32LE(56) === miniCutoff);
    for (const sector of this.#tableSectors()) this.#next.push(...this.#numbersIn(sector));
    // Whatever lies behind the last sector belongs to nothing.
    must(bytes.length <= this.#offsetOf(this.#next.length));
    const entries = this.#readDirectory();
    const root = entries[0];
    must(root?.type === 5);
    this.#mini = this.#chain(root.start, root.size);
    const miniTable = this.#chain(bytes.readUInt32LE(60));
    for (let at = 0; at + 4 <= miniTable.length; at += 4)
      this.#nextMini.push(miniTable.readUInt32LE(at));
    this.#list(entries, root.child, '');
  }

  /** The content of a stream; undefined if there is none of this name. */
  read(/** @type {string} */ path) {
    const entry = this.entries.get(path);
    if (entry?.type !== 2) return undefined;
    if (entry.size >= miniCutoff) return this.#chain(entry.start, entry.size);
    const sectors = [];
    for (let at = entry.start, left = entry.size; left > 0; left -= miniLength) {
      must(at < this.#nextMini.length && at * miniLength < this.#mini.length);
      sectors.push(
        this.#mini.subarray(at * miniLength, at * miniLength + Math.min(miniLength, left)),
      );
      at = this.#nextMini[at] ?? none;
    }
    return Buffer.concat(sectors);
  }

  #offsetOf(/** @type {number} */ sector) {
    return (sector + 1) * this.#sectorLength;
  }

  #sector(/** @type {number} */ number) {
    const start = this.#offsetOf(number);
    must(number <= largestRegularSector && start < this.#bytes.length);
    return this.#bytes.subarray(start, start + this.#sectorLength);
  }

  #numbersIn(/** @type {number} */ sector) {
    const bytes = this.#sector(sector);
    must(bytes.length === this.#sectorLength);
    return Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readUInt32LE(i * 4));
  }

  /** The sectors that hold the table of all sectors: 109 are in the header, further ones in a chain. */
  #tableSectors() {
    const count = this.#bytes.readUInt32LE(44);
    must(count > 0 && count <= this.#bytes.length / this.#sectorLength);
    const sectors = Array.from({ length: 109 }, (_, i) => this.#bytes.readUInt32LE(76 + i * 4));
    let at = this.#bytes.readUInt32LE(68);
    for (let left = this.#bytes.readUInt32LE(72); left > 0 && sectors.length < count; left--) {
      const numbers = this.#numbersIn(at);
      at = numbers.pop() ?? none;
      sectors.push(...numbers);
    }
    must(sectors.length >= count);
    return sectors.slice(0, count);
  }

  /** The content of a chain of sectors, which must hold `size` bytes and not run in a circle. */
  #chain(/** @type {number} */ start, /** @type {number | undefined} */ size = undefined) {
    const sectors = [];
    for (let at = start; at <= largestRegularSector; at = this.#next[at] ?? 0) {
      must(at < this.#next.length && sectors.length < this.#next.length);
      sectors.push(this.#sector(at));
    }
    const content = Buffer.concat(sectors);
    if (size === undefined) return content;
    must(size <= content.length);
    return content.subarray(0, size);
  }

  /** @returns {(Entry | undefined)[]} */
  #readDirectory() {
    const bytes = this.#chain(this.#bytes.readUInt32LE(48));
    const count = bytes.length / entryLength;
    must(count >= 1 && count <= mostEntries);
    return Array.from({ length: Math.floor(count) }, (_, i) => {
      const at = i * entryLength;
      const type = bytes[at + 66] ?? 0;
      if (type === 0) return undefined;
      const nameLength = bytes.readUInt16LE(at + 64);
      must(nameLength >= 2 && nameLength <= 64);
      return {
        name: bytes.toString('utf16le', at, at + nameLength - 2).toLowerCase(),
        type,
        left: bytes.readUInt32LE(at + 68),
        right: bytes.readUInt32LE(at + 72),
        child: bytes.readUInt32LE(at + 76),
        start: bytes.readUInt32LE(at + 116),
        size: bytes.readUInt32LE(at + 120),
      };
    });
  }

  /** Lists the tree of one storage and those below it. Each entry may occur once. */
  #list(
    /** @type {(Entry | undefined)[]} */ entries,
    /** @type {number} */ first,
    /** @type {string} */ folder,
  ) {
    const left = [{ at: first, folder }];
    const seen = new Set();
    for (let next = left.pop(); next; next = left.pop()) {
      if (next.at === none) continue;
      const entry = entries[next.at];
      must(entry && !seen.has(next.at) && (entry.type === 1 || entry.type === 2));
      seen.add(next.at);
      const path = next.folder + entry.name;
      this.entries.set(path, entry);
      left.push({ at: entry.left, folder: next.folder }, { at: entry.right, folder: next.folder });
      if (entry.type === 1) left.push({ at: entry.child, folder: `${path}/` });
    }
    // An entry that no tree reaches is hidden from readers that go by the trees only.
    must(entries.every((entry, i) => i === 0 || !entry || seen.has(i)));
  }
}

/** @returns {asserts condition} */
function must(/** @type {unknown} */ condition) {
  if (!condition) throw new CompoundFileError();
}
