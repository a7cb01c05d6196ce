/** A file of a request, on disk under a name of ours. */
export interface ReceivedFile {
  id: string;
  path: string;
  /** As the customer's device named it. */
  name: string;
  type: string;
  size: number;
  /** SHA-256 of the content. */
  digest: string;
  /** It was larger than any file may be; only its beginning is here. */
  isCut: boolean;
}

/** The input of a call, however it travelled. */
export interface Received {
  kind: 'json' | 'multipart' | 'form' | 'query';
  /** A list where a JSON body is one. */
  fields: { [name: string]: any };
  files: { [field: string]: ReceivedFile };
}
