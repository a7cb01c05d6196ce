/** Streams by their path; folders come from the paths. */
export type Streams = { [path: string]: string | Buffer };

const sector = 512;
const mini = 64;
const cutoff = 4096;
const end = 0xfffffffe;
const none = 0xffffffff;

interface Entry {
  name: string;
  type: 1 | 2 | 5;
  content: Buffer;
  below: Entry[];
}

/** A compound file (OLE2) as Word 97 writes it. Storages without streams: a path that ends with a slash. */
export function makeCompoundFile(streams: Streams): Buffer {
  const root: Entry = { name: 'Root Entry', type: 5, content: Buffer.alloc(0), below: [] };
  for (const [path, content] of Object.entries(streams)) add(root, path, Buffer.from(content));
  const entries = flat(root);

  const small = entries.filter(({ type, content }) => type === 2 && content.length < cutoff);
  const miniChain: number[] = [];
  const startOf = new Map<Entry, number>();
  for (const entry of small) startOf.set(entry, chain(miniChain, entry.content.length, mini));
  root.content = Buffer.concat(small.map(({ content }) => padded(content, mini)));

  const table: number[] = [];
  const parts: Buffer[] = [];
  const put = (content: Buffer): number => {
    parts.push(padded(content, sector));
    return chain(table, content.length, sector);
  };
  for (const entry of entries)
    if (!startOf.has(entry) && entry.type !== 1) startOf.set(entry, put(entry.content));
  const miniTable = put(numbers(miniChain));
  const directory = put(Buffer.concat(entries.map((entry) => record(entry, entries, startOf))));
  // The table describes its own sectors too, and those that list them.
  const tableSectors = Math.ceil((table.length + 2) / (sector / 4 - 1));
  const tableStart = table.length;
  for (let i = 0; i < tableSectors; i++) table.push(0xfffffffd);
  const listed = Array.from({ length: tableSectors }, (_, i) => tableStart + i);
  const further = listed.slice(109);
  if (further.length > 127) throw new Error('A compound file of this size needs a longer list.');
  if (further.length > 0) table.push(0xfffffffc);
  const tableBytes = padded(numbers(table), sector, 0xff);
  const list =
    further.length > 0
      ? numbers([...further, ...Array(127 - further.length).fill(none), end])
      : Buffer.alloc(0);

  const head = Buffer.alloc(sector);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(head);
  head.writeUInt16LE(0x3e, 24);
  head.writeUInt16LE(3, 26);
  head.writeUInt16LE(0xfffe, 28);
  head.writeUInt16LE(9, 30);
  head.writeUInt16LE(6, 32);
  head.writeUInt32LE(tableSectors, 44);
  head.writeUInt32LE(directory, 48);
  head.writeUInt32LE(cutoff, 56);
  head.writeUInt32LE(miniTable, 60);
  head.writeUInt32LE(Math.ceil((miniChain.length * 4) / sector), 64);
  head.writeUInt32LE(further.length > 0 ? tableStart + tableSectors : end, 68);
  head.writeUInt32LE(further.length > 0 ? 1 : 0, 72);
  for (let i = 0; i < 109; i++) head.writeUInt32LE(listed[i] ?? none, 76 + i * 4);
  return Buffer.concat([head, ...parts, tableBytes, list]);
}

function add(root: Entry, path: string, content: Buffer): void {
  const names = path.split('/');
  const last = names.pop()!;
  let folder = root;
  for (const name of names) {
    const found = folder.below.find((entry) => entry.name === name);
    const next: Entry = found ?? { name, type: 1, content: Buffer.alloc(0), below: [] };
    if (!found) folder.below.push(next);
    folder = next;
  }
  if (last) folder.below.push({ name: last, type: 2, content, below: [] });
}

const flat = (entry: Entry): Entry[] => [entry, ...entry.below.flatMap(flat)];

/** Appends a chain for so many bytes to a table; returns its first number. */
function chain(table: number[], length: number, unit: number): number {
  const count = Math.ceil(length / unit);
  const start = table.length;
  for (let i = 1; i <= count; i++) table.push(i === count ? end : start + i);
  return count === 0 ? end : start;
}

function record(entry: Entry, entries: Entry[], startOf: Map<Entry, number>): Buffer {
  const siblings = entries.find(({ below }) => below.includes(entry))?.below ?? [];
  const at = (one: Entry | undefined) => (one ? entries.indexOf(one) : none);
  const bytes = Buffer.alloc(128);
  const name = Buffer.from(`${entry.name}\0`, 'utf16le');
  name.copy(bytes);
  bytes.writeUInt16LE(name.length, 64);
  bytes[66] = entry.type;
  bytes[67] = 1;
  bytes.writeUInt32LE(none, 68);
  bytes.writeUInt32LE(at(siblings[siblings.indexOf(entry) + 1]), 72);
  bytes.writeUInt32LE(at(entry.below[0]), 76);
  bytes.writeUInt32LE(startOf.get(entry) ?? 0, 116);
  bytes.writeUInt32LE(entry.content.length, 120);
  return bytes;
}

function numbers(values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, i) => bytes.writeUInt32LE(value, i * 4));
  return bytes;
}

const padded = (content: Buffer, unit: number, filling = 0) =>
  Buffer.concat([content, Buffer.alloc(-content.length & (unit - 1), filling)]);
