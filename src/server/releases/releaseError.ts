/** It cannot be done with releases; the message says what can. */
export class ReleaseError extends Error {
  constructor(
    message: string,
    /** What is wrong with the definitions. */
    readonly diagnostics: string[] = [],
  ) {
    super(message);
  }
}
