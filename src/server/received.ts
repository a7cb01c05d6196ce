/** A file of a request, on disk under a generated name. */
export interface ReceivedFile {
  id: string;
  path: string;
  /** The file name on the customer's device. */
  name: string;
  type: string;
  size: number;
  /** SHA-256 of the content. */
  digest: string;
  /** What the virus scanner said of it; infected ones are refused. */
  scan: 'pending' | 'clean';
  /** Whether it was sent to the store of uploads, and whether it is there. */
  staging?: 'begun' | 'done';
  /** Larger than UPLOAD_BYTES: only its beginning was kept. */
  isCut: boolean;
}

/** The input of a call, in any encoding. */
export interface Received {
  kind: 'json' | 'multipart' | 'form' | 'query';
  /** A list if the JSON body is a list. */
  fields: { [name: string]: unknown };
  files: { [field: string]: ReceivedFile };
}
