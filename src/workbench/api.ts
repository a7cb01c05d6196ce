/**
 * What the page of the workbench and its server say to each other: JSON over HTTP, below `/workbench/api/`. Every call
 * sends the header {@link tokenHeader}. A call that is not answered as below has a status of 400 or more and says why
 * in plain words: `{ "message": … }`. Status 401: the token is that of an earlier start.
 */
import type { Diagnostic } from '#authoring';

/** A file as it is on disk. `digest`: SHA-256 of its bytes, in hexadecimal digits. A BOM and CRLF are part of `text`. */
export interface DiskFile {
  text: string;
  digest: string;
}

/** Files of the folder, and what is wrong with those that cannot be edited here: not UTF-8, unreadable, misnamed, a link. */
export interface ReadFiles {
  /** By path: `schemas/pan_card/ui.json`. */
  files: { [path: string]: DiskFile };
  problems: Diagnostic[];
}

/** `GET project`: what is known before a request type is opened. `files`: catalogue.json, its overlays, the shared pieces. */
export interface Project extends ReadFiles {
  /** The folder, as the person at this machine would name it. */
  root: string;
  /** The folders of request types, in order. */
  keys: string[];
  /** The addresses that the portal serves from `public/`; absent where there is no such folder. */
  publicFiles?: string[];
}

/** `GET request-types/:key`: its files and its examples. Status 404 where there is no such folder. */
export type RequestTypeFiles = ReadFiles;

/** One file to write. `text: null` removes it; `base`: the digest that the page knows, `null` where there was no file. */
export interface FileChange {
  path: string;
  text: string | null;
  base: string | null;
}

/** The body of `POST save`. A path may be in it once. */
export interface SaveRequest {
  changes: FileChange[];
}

/**
 * The answer of `POST save`, with status 200. It writes all of the changes, or none: `conflict` where a file is not what
 * the page knows, with the disk's state of each such file; `refused` where one cannot be written.
 */
export type SaveResult =
  /** `keys`: the folders of request types as they are now, in order. */
  | { status: 'saved'; digests: { [path: string]: string | null }; keys: string[] }
  | { status: 'conflict'; disk: { [path: string]: DiskFile | null } }
  | { status: 'refused'; message: string };

/**
 * A line of `GET events`, which goes on while the page is open: files that were written by somebody else. An empty line
 * says that the server is still there; one comes at least every {@link heartbeatSeconds}.
 */
export interface DiskEvent {
  /** Files by path; `null` for one that was removed, or that cannot be read any more: then it is in `problems`. */
  changed: { [path: string]: DiskFile | null };
  /** What is wrong with files that have changed and cannot be read. */
  problems: Diagnostic[];
  /** The folders of request types as they are now, in order. */
  keys: string[];
  /**
   * Only in the first line, which comes at once and has no changes: the digest of each file. What the page has read
   * before and is another one here has changed in between, for instance while this machine slept.
   */
  digests?: { [path: string]: string };
}

/** The body of `POST run`: a command of the command line on the saved files. One runs at a time. */
export type Command =
  | { name: 'check' | 'diff' | 'mutate' }
  /** `note`: why; `hasRead`: what breaks is wanted; `portal`: the address of the one that serves the releases. */
  | { name: 'publish'; note: string; hasRead: boolean; portal?: string };

/**
 * A line of the answer to `POST run`, while the command goes on; an empty line says that it still does. The last one has
 * its exit code: 0 for clean, 1 for findings, 2 where it could not run.
 */
export type CommandOutput = { text: string } | { code: number };

/** The header with the secret of this start, which the page finds behind the `#` of its address. */
export const tokenHeader = 'x-workbench-token';

/**
 * A name that a page makes up for itself, with `GET events` and `POST save`: a save is told to the pages of all other
 * names. Without it, no page is told of it.
 */
export const pageHeader = 'x-workbench-page';

export const heartbeatSeconds = 15;
