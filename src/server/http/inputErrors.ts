/** The input cannot be read, or has a part that is not allowed: what is wrong with which field, where it has a name. */
export class BadRequestError extends Error {
  readonly statusCode = 400;

  constructor(
    readonly words: 'malformed' | 'unreadable' | 'repeated' | 'wrongField' = 'malformed',
    readonly field = '',
  ) {
    super();
  }
}

/** The input, or a part of it, is larger than the server takes. */
export class TooLargeError extends Error {
  readonly statusCode = 413;
}

/** The call does not accept input with this content type. */
export class UnsupportedMediaTypeError extends Error {
  readonly statusCode = 415;
}
