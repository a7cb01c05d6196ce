/** A request type's folder; the same form as in `catalogue new`. */
const key = /^[A-Za-z][A-Za-z0-9_-]*$/;

/** Names that Windows takes for devices, with any ending. */
const device = /^(con|prn|aux|nul|conin\$|conout\$|com\d|lpt\d)$/i;

const language = String.raw`(?:\.[A-Za-z0-9_-]+)?`;

/** The only files there are for the workbench. Names begin and end with a letter, a digit or a sign that no system treats as special. */
const files = [
  `catalogue${language}`,
  `schemas/_shared/[A-Za-z0-9][A-Za-z0-9_-]*${language}`,
  `schemas/[A-Za-z][A-Za-z0-9_-]*/(?:schema|ui|request)${language}`,
  'schemas/[A-Za-z][A-Za-z0-9_-]*/examples/[A-Za-z0-9_](?:[A-Za-z0-9 ._-]*[A-Za-z0-9_-])?',
];
const allowed = new RegExp(`^(?:${files.join('|')})\\.json$`);

/** Longer names do not fit beside the ending of a temporary file. */
const maxName = 200;

export const isKey = (name: string): boolean =>
  key.test(name) && !device.test(name) && name.length <= maxName;

/** Whether the workbench may read and write at a path below its root: an allow list. */
export const isAllowed = (path: string): boolean =>
  allowed.test(path) &&
  path.split('/').every((part) => part.length <= maxName && !device.test(part.split('.')[0]!));

export const folderOf = (path: string): string =>
  path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '.';

export const pathIn = (folder: string, name: string): string =>
  folder === '.' ? name : `${folder}/${name}`;
