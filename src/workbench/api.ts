/**
 * The calls of the page to the server of the workbench: JSON over HTTP, below `/workbench/api/`. Every request has the
 * header {@link tokenHeader}. A response with a status of 400 or more has a message for the user: `{ "message": … }`.
 * Status 401: the token is that of an earlier start.
 */
import type { Diagnostic } from '#authoring';

/** A file as it is on disk. `digest`: SHA-256 of its bytes, in hexadecimal digits. A BOM and CRLF are part of `text`. */
export interface DiskFile {
  text: string;
  digest: string;
}

/** Files of the folder, and why others cannot be edited: not UTF-8, unreadable, misnamed, a link. */
export interface ReadFiles {
  /** By path: `schemas/pan_card/ui.json`. */
  files: { [path: string]: DiskFile };
  problems: Diagnostic[];
}

/** `GET project`. `files`: catalogue.json, its overlays, the shared pieces. */
export interface Project extends ReadFiles {
  /** The path of the folder. */
  root: string;
  /** The folders of request types, in order. */
  keys: string[];
  /** The URL paths that the portal serves from `public/`; absent where that folder does not exist. */
  publicFiles?: string[];
  /** The URL of the portal that serves the releases, as it was given at the start; absent: that of this machine. */
  portal?: string;
}

/** `GET request-types/:key`: its files and its examples. Status 404 where the folder does not exist. */
export type RequestTypeFiles = ReadFiles;

/** One file to write. `text: null` removes it; `base`: the digest that the page knows, `null` where there was no file. */
export interface FileChange {
  path: string;
  text: string | null;
  base: string | null;
}

/** The body of `POST save`. Each path may occur once. */
export interface SaveRequest {
  changes: FileChange[];
}

/**
 * The response to `POST save`, with status 200. The server writes all of the changes, or none: `conflict` where a file
 * differs from its `base`, with each such file as it is on disk; `refused` where one cannot be written.
 */
export type SaveResult =
  /**
   * `keys`: the folders of request types as they are now, in order. `left`: files that the workbench does not know, in the
   * folders of request types whose own files are all removed.
   */
  | { status: 'saved'; digests: { [path: string]: string | null }; keys: string[]; left?: string[] }
  | { status: 'conflict'; disk: { [path: string]: DiskFile | null } }
  | { status: 'refused'; message: string };

/**
 * A line of `GET events`, a response that lasts while the page is open: files that another program has written. An
 * empty line is a heartbeat; the server sends one at least every {@link heartbeatSeconds}.
 */
export interface DiskEvent {
  /** Files by path; `null` for a file that was removed, or that cannot be edited and is in `problems`. */
  changed: { [path: string]: DiskFile | null };
  /** Why changed files cannot be edited; in the first line, why any file cannot. */
  problems: Diagnostic[];
  /** The folders of request types as they are now, in order. */
  keys: string[];
  /**
   * Only in the first line, which is sent at once and has no changes: the digest of each file. Where the page has read
   * another digest, the file has changed meanwhile, for instance while this machine slept.
   */
  digests?: { [path: string]: string };
}

/** The body of `POST run`: a command of the command line on the saved files. One runs at a time. */
export type Command =
  | { name: 'check' | 'diff' | 'mutate' }
  /** `note`: why; `hasRead`: confirms breaking changes. */
  | { name: 'publish'; note: string; hasRead: boolean };

/**
 * A line of the response to `POST run`. An empty line is a heartbeat. The last line has the exit code of the command: 0
 * without diagnostics, 1 with diagnostics, 2 where it could not run.
 */
export type CommandOutput = { text: string } | { code: number };

/**
 * The body of `POST earlier`. `since`: a git revision; `release`: the number of a release, or `live`. Without `key`: the
 * files of the catalogue.
 */
export type EarlierRequest = { key?: string } & ({ since: string } | { release: string });

/**
 * The response to `POST earlier`, with status 200: the files as they were, with the shared pieces and the catalogue; or
 * why git or the portal does not have them, and what to do.
 */
export type EarlierResult = { files: { [path: string]: string } } | { message: string };

/**
 * The response to `GET live`, with status 200: the digest of each file of the release that is live, as in
 * {@link DiskFile}; or why there is none, or the portal does not say.
 */
export type LiveResult = { digests: { [path: string]: string } } | { message: string };

/** The header with the token, which the page reads from the fragment of its URL. */
export const tokenHeader = 'x-workbench-token';

/**
 * The header with a random ID of the page, for `GET events` and `POST save`: the server reports a save to all pages with
 * another ID. A save without an ID is reported to no page.
 */
export const pageHeader = 'x-workbench-page';

export const heartbeatSeconds = 15;
