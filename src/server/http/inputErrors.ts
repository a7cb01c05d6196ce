/** The input cannot be read, or has a part that is not allowed. */
export class BadRequestError extends Error {
  readonly statusCode = 400;
}

/** The call does not accept input with this content type. */
export class UnsupportedMediaTypeError extends Error {
  readonly statusCode = 415;
}
