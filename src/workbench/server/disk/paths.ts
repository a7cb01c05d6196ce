/** Names that Windows reserves for devices, with any extension. */
const device = /^(con|prn|aux|nul|conin\$|conout\$|com\d|lpt\d)$/i;

const language = String.raw`(?:\.[A-Za-z0-9_-]+)?`;

/** The only files that the workbench reads and writes. No name begins or ends with a character that some system treats as special. */
const files = [
  `catalogue${language}`,
  `schemas/_shared/[A-Za-z0-9][A-Za-z0-9_-]*${language}`,
  `schemas/[A-Za-z][A-Za-z0-9_-]*/(?:schema|ui|request)${language}`,
  'schemas/[A-Za-z][A-Za-z0-9_-]*/examples/[A-Za-z0-9_](?:[A-Za-z0-9 ._-]*[A-Za-z0-9_-])?',
];
const allowed = new RegExp(`^(?:${files.join('|')})\\.json$`);

/** With the extension of a temporary file, a longer name exceeds the limit of 255. */
const maxName = 200;

/** Whether the workbench may read and write at a path below its root: an allow list. */
export const isAllowed = (path: string): boolean =>
  allowed.test(path) &&
  path.split('/').every((part) => part.length <= maxName && !device.test(part.split('.')[0]!));

export const folderOf = (path: string): string =>
  path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '.';

export const pathIn = (folder: string, name: string): string =>
  folder === '.' ? name : `${folder}/${name}`;
